// A program that does nothing but load Foundation: what starting takes, and what memory, before anything is done.
import Foundation
