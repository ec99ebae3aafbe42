import ApusModels

enum Shape: String, Choice {
    case circle(Double)
    case square = 4
    var name: String { rawValue }
    func area() -> Double { 0 }
    case line
}
