// The parts of gatsby-react-router-scroll one by one. The package requires all of them, and with them all of the router, which webpack then cannot
// shake; this stands in its place (shake-runtime.ts).
export { ScrollHandler as ScrollContext } from 'gatsby-react-router-scroll/scroll-handler'
export { useScrollRestoration } from 'gatsby-react-router-scroll/use-scroll-restoration'
