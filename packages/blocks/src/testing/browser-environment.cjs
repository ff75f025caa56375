const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom, and what browsers have beside it: the classes of fetch, which are Node's own. No test reaches the network. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    const { location } = this.global

    /** As in a browser, a path means the page's own host. */
    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, location.href) : input, init)
      }
    }

    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request: PageRequest, Response, TextDecoder, TextEncoder })
    this.global.fetch = () => Promise.reject(new TypeError('Tests have no network'))
  }
}
