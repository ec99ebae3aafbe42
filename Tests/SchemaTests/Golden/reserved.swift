import ApusModels

struct Page: Entry { var title: String }
struct Section: Component { var title: String }
struct Image: Component { var src: String }
struct _Hidden: Component { var a: Int }

struct Link: Entry {
    var slug: String
    var url: URL
    var class: String
    var hashValue: Int
    var _private: Int
}

enum Word: String, Choice { case default, allCases, rawValue, first = " " }
