/*
 * Gatsby's router decodes the address as soon as it is loaded, and ends with an error where nothing decodes it: `/en/100%` is spelt as what it says, `/en/100%25`,
 * before that.
 */
const { pathname, search, hash } = window.location
try {
  decodeURIComponent(pathname)
} catch {
  window.history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash)
}

export {}
