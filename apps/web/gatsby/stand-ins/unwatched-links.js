// A loader of webpack: each link of Gatsby's would have an observer of its own, hundreds of them while a page comes to life, and those in sight would line up to be loaded, which is off
// (src/shell/browser.tsx).
const watching = /this\.state\.IOSupported&&\w&&\(/

module.exports = (source) => {
  if (!watching.test(source)) throw new Error('Gatsby watches links in another way: see gatsby/stand-ins/unwatched-links.js')
  return source.replace(watching, 'false&&(')
}
