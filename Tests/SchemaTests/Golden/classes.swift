import Foundation
import SwiftUI

class Recipe: Entry {
    var title: String
}

protocol Named { var name: String { get } }

extension Cook {
    var initials: String { "" }
}

struct Cook: Entry {
    @Key var name: String
}

#if DEBUG
let x = 1
#endif
