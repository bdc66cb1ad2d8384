import Foundation
import Measuring
import SelectionKit
import SelectionKitRules

extension Target {
  static let decoding = Target(number: 6, title: "an audit, measured by the strict decoding of the same tree") {
    scale, _ in
    let document = try Inputs.passing(scale.fileElements)
    let data = try Inputs.json(document)
    var race = Race(scale.pace)
    let decoding = race.enter(units: scale.fileElements) {
      try JSONDecoder().decode(DescriptorDocument.self, from: data).roots[0].children.count
    }
    let auditing = race.enter(units: scale.fileElements) { Audit.standard.report(on: document).checks }
    try race.run()
    return [
      .judged(
        6, "\(scale.fileElements.grouped) elements, audit to strict decoding", race[auditing] / race[decoding] * 100,
        .atMost(5), unit: " %", "\(race[auditing].time) an element to \(race[decoding].time)")
    ]
  }
}
