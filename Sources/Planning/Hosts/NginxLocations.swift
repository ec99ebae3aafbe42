import Escaping

/// The lines of a `server` block of nginx that serve a site.
struct NginxLocations {
  /// The path from the root of the host to the site, without a last `/`.
  let root: [UInt8]
  let formerAddresses: [FormerAddress]
  /// Whether there is a page at `/404.html`.
  let hasMissingPage: Bool

  var bytes: [UInt8] {
    var text = Array("# Made by Apus, to be included in the server block of the site.\n".utf8)
    if hasMissingPage {
      text += Array("error_page 403 404 =404 ".utf8) + quoted("/404.html") + Array(";\n".utf8)
    }
    for hidden in ["/nginx.conf", "/.apus-manifest"] {
      text += Array("location = ".utf8) + quoted(hidden) + Array(" { return 404; }\n".utf8)
    }
    for former in formerAddresses {
      text += Array("location = ".utf8) + quoted(former.address) + Array(" { return 301 \"".utf8)
      text += root + former.encodedTarget + Array("\"; }\n".utf8)
    }
    return text + Array("location ".utf8) + quoted("/") + Array(Self.pages.utf8)
      + Array("location ".utf8) + quoted("/assets/") + Array(Self.assets.utf8)
  }

  /// An address below the site's, as nginx compares it: decoded.
  private func quoted(_ address: String) -> [UInt8] {
    [UInt8(ascii: "\"")] + PercentEncoding.decoded(root[...]) + Array(address.utf8) + [
      UInt8(ascii: "\"")
    ]
  }

  private static let pages = """
     {
      try_files $uri $uri/ =404;
      charset utf-8;
      add_header Cache-Control "no-cache";
      location ~ [.]webmanifest$ {
        types { }
        default_type application/manifest+json;
        add_header Cache-Control "no-cache";
      }
    }

    """

  private static let assets = """
     {
      try_files $uri =404;
      charset utf-8;
      add_header Cache-Control "\(HostFiles.forEver)";
    }

    """
}
