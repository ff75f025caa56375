// A loader of webpack: Gatsby asks with each page which build the server has. Where that answer has not come two seconds after the page's own data, the build is
// taken for unknown: a first page comes to life, and another one is loaded from the server (src/shell/extend-loader.ts).
const both = /const loadDataPromises = \[\s*this\.loadAppData\(\),\s*this\.loadPageDataJson\(pagePath\),\s*\]/

module.exports = (source) => {
  if (!both.test(source)) throw new Error('Gatsby asks for the build in another way: see gatsby/stand-ins/waits-less.js')
  return source.replace(
    both,
    `const asked = this.loadPageDataJson(pagePath)
    const loadDataPromises = [Promise.race([this.loadAppData(), asked.then(() => new Promise((resolve) => setTimeout(resolve, 2000)))]), asked]`,
  )
}
