// The parts of gatsby-react-router-scroll one by one. The package requires all of them, and with them all of the router, which webpack then cannot
// shake; this stands in its place (shake-runtime.ts).
import { ScrollHandler } from 'gatsby-react-router-scroll/scroll-handler'
export { useScrollRestoration } from 'gatsby-react-router-scroll/use-scroll-restoration'

/**
 * Safari scrolls to the place of the page that one goes back to while the former one is still shown: that is no place of the former one. A fragment that nothing
 * decodes (`#100%`) leads nowhere; the page would go with the error.
 */
export class ScrollContext extends ScrollHandler {
  _saveScroll() {
    if ((window.history.state?.key ?? 'initial') === this.props.location.key) super._saveScroll()
    else this._isTicking = false
  }

  componentDidMount() {
    unlessBroken(() => super.componentDidMount())
  }

  componentDidUpdate(former) {
    unlessBroken(() => super.componentDidUpdate(former))
  }
}

function unlessBroken(scroll) {
  try {
    scroll()
  } catch (cause) {
    if (!(cause instanceof URIError)) throw cause
  }
}
