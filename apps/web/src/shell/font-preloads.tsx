import literata from '../styles/fonts/literata.woff2'
import onest400 from '../styles/fonts/onest-400.woff2'
import onest600 from '../styles/fonts/onest-600.woff2'

/** Has the browser fetch the fonts of a page before it knows the styles. */
export function fontPreloads() {
  return [onest400, onest600, literata].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)
}
