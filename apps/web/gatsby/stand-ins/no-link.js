// A loader of webpack: the links of Gatsby and of its router, which nothing uses beside the site's own (src/components/link.tsx). What they are declared to expect keeps webpack from leaving
// them out.
const parts = [
  /class \w+ extends \w+\.Component\{constructor\(\w\)\{super\(\w\),this\.defaultGetProps[^]*?\}\w\.propTypes=[^;]*;/,
  /(?<=,A=)(?=B\(\(\w,\w\)=>)|A\.displayName="Link",A\.propTypes=\{[^}]*\};/g,
]

module.exports = (source) => {
  const found = parts.find((part) => source.search(part) >= 0)
  if (!found) throw new Error('Gatsby or its router writes links in another way: see gatsby/stand-ins/no-link.js')
  return source.replace(found, (match) => (match === '' ? '/*#__PURE__*/' : ''))
}
