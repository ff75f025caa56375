// The part of gatsby-plugin-react-i18next that the site calls by itself. The package requires all of its parts, which webpack then cannot
// shake; this stands in its place (gatsby/shake-runtime.ts).
export { useI18next } from 'gatsby-plugin-react-i18next/dist/useI18next'
