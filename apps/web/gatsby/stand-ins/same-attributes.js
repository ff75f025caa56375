// A loader of webpack: with each change of the query Gatsby would take `lang` and `dir` from <html> and write them anew, for which the browser computes the styles of the whole page, twice. Every page has both.
// What a browser that translates the page has written there since stays, too, until the page itself is in another language.
const written = /(\w+Element)\.setAttribute\(attributeName, attributeValue\)/g
const removed = /(function removeHtmlAndBodyAttributes\(\w+\) \{)/

module.exports = (source) => {
  if (source.match(written)?.length !== 2 || !removed.test(source)) throw new Error('Gatsby writes attributes of <html> in another way: see gatsby/stand-ins/same-attributes.js')
  const unlessSame = `const key = '$1 ' + attributeName; if ((last[key] ?? $1.getAttribute(attributeName)) !== attributeValue) $&; last[key] = attributeValue`
  return `const last = {}\n${source.replace(written, unlessSame).replace(removed, '$1\n  return')}`
}
