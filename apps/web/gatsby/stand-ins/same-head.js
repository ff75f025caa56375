// A loader of webpack: with each render of a page, so with each change of the query, Gatsby would take all that a page says of itself out of <head>, render it anew and put it in again. It is
// the same as long as the page is. A page that has been found since it was rendered says so in the state of a step (src/live/live-page.tsx).
const end = /(removeHtmlAndBodyAttributes\(keysOfHtmlAndBodyAttributes\)\s*\}\s*\})\)(\s*\}\s*)$/

module.exports = (source) => {
  if (!end.test(source)) throw new Error('Gatsby renders heads in another way: see gatsby/stand-ins/same-head.js')
  const what = 'pageComponent, pageComponentProps.pageContext, pageComponentProps.location.pathname, pageComponentProps.location.state?.foundAt'
  return source.replace(end, `$1, [${what}])$2`)
}
