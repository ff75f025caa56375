// The parts of gatsby-react-router-scroll one by one. The package requires all of them, and with them all of the router, which webpack then cannot
// shake; this stands in its place (shake-runtime.ts).
import { ScrollHandler } from 'gatsby-react-router-scroll/scroll-handler'
export { useScrollRestoration } from 'gatsby-react-router-scroll/use-scroll-restoration'

/**
 * Safari scrolls to the place of the page that one goes back to while the former one is still shown: that is no place of the former one. A fragment that nothing
 * decodes (`#100%`) leads nowhere; the page would go with the error.
 */
export class ScrollContext extends ScrollHandler {
  constructor(props) {
    super(props)
    const { scrollToHash } = this
    // Who goes back to a page with a fragment has read on from there since, and gets the place where they were. Within a page such a step is one to the fragment.
    this.scrollToHash = (hash, former) => {
      const { location } = this.props
      const isBack = location.action === 'POP' && former.location.pathname !== location.pathname
      const place = isBack && this._stateStorage.read(location, location.key)
      if (place) this.windowScroll(place, former)
      else scrollToHash(hash, former)
    }
  }

  _saveScroll() {
    if ((window.history.state?.key ?? 'initial') === this.props.location.key) super._saveScroll()
    else this._isTicking = false
  }

  /**
   * To a fragment, and to where its reader was before a reload, the browser has scrolled the HTML already, and its reader on from there. All pages that were loaded from
   * the server have the same key, so what is kept under it may be the place of another visit.
   */
  componentDidMount() {
    window.addEventListener('scroll', this.scrollListener)
  }

  componentDidUpdate(former) {
    try {
      super.componentDidUpdate(former)
    } catch (cause) {
      if (!(cause instanceof URIError)) throw cause
    }
  }
}
