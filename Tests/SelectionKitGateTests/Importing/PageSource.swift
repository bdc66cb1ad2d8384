import Foundation
import SelectionKit
import SelectionKitGate
import Testing

/// A page source of one screen of 390 by 844 points.
func screen(_ elements: String) throws -> ImportedDocument {
  try fragment(
    """
    <XCUIElementTypeApplication name="App" label="App" enabled="true" visible="true" accessible="false" x="0" y="0" \
    width="390" height="844">\(elements)</XCUIElementTypeApplication>
    """)
}

/// A page source of elements of which nobody knows what they stand in.
func fragment(_ elements: String) throws -> ImportedDocument {
  try ImportedDocument(reading: Data("<AppiumAUT>\(elements)</AppiumAUT>".utf8), fileName: "screen.xml")
}

/// An element of a page source that is shown and accessible, unless the attributes say otherwise.
func element(
  _ type: String, _ attributes: String = "", accessible: String = "true", visible: String = "true",
  holding inside: String = ""
) -> String {
  let visibility = visible.isEmpty ? "" : " visible='\(visible)'"
  let exposure = accessible.isEmpty ? "" : " accessible='\(accessible)'"
  return "<XCUIElementType\(type) \(attributes)\(visibility)\(exposure)>\(inside)</XCUIElementType\(type)>"
}

/// A frame inside the screen.
func frame(_ width: Int, _ height: Int, x: Int = 16, y: Int = 100) -> String {
  "x='\(x)' y='\(y)' width='\(width)' height='\(height)' "
}

extension ImportedDocument {
  /// The only element in the screen, or the only root of a fragment.
  func only() throws -> AccessibilityDescriptor {
    let root = try #require(document.roots.first)
    return root.label == "App" ? try #require(root.children.first) : root
  }

  /// The elements with a role, in reading order.
  func all(_ role: AccessibilityDescriptor.Role) -> [AccessibilityDescriptor] {
    var found: [AccessibilityDescriptor] = []
    for var root in document.roots {
      root.updateAll { if $0.role == role { found.append($0) } }
    }
    return found
  }
}
