/** Whether a path of the site is one of the API, or of a picture or another file: it has no language. */
export function isFile(path: string): boolean {
  return /^\/(api|media|static)\//.test(path)
}

/** Whether a path may be one of a page: it is none of a file, nor of a calendar or a feed, which have a language. */
export function isPage(path: string): boolean {
  return !isFile(path) && !/\.\w+$/.test(path)
}
