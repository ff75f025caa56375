// The part of gatsby that gatsby-plugin-react-i18next uses. It requires the whole package, which webpack then cannot
// shake; this stands in its place (gatsby/shake-runtime.ts).
export { navigate, withPrefix } from 'gatsby'
