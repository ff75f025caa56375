// The parts of gatsby-react-router-scroll one by one. The package requires all of them, and with them all of the router, which webpack then cannot
// shake; this stands in its place (shake-runtime.ts).
import { ScrollHandler } from 'gatsby-react-router-scroll/scroll-handler'
export { useScrollRestoration } from 'gatsby-react-router-scroll/use-scroll-restoration'

/** Safari scrolls to the place of the page that one goes back to while the former one is still shown: that is no place of the former one. */
export class ScrollContext extends ScrollHandler {
  _saveScroll() {
    if ((window.history.state?.key ?? 'initial') === this.props.location.key) super._saveScroll()
    else this._isTicking = false
  }
}
