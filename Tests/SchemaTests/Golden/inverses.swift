import ApusModels

struct Album: Entry {
    @Key var id: Int
    @Inverse(\Photo.albun) var photos: [Photo]
    @Inverse(\Photo.title) var titles: [Photo]
    @Inverse(\Song.album) var songs: [Photo]
    @Inverse(\Photo.album) @Named("x") var named: [Photo]
    @Inverse(\Photo.album) var one: Photo
}

struct Photo: Entry {
    @Key var id: Int
    var title: String
    var album: Reference<Album>
}

struct Song: Entry { var title: String }
