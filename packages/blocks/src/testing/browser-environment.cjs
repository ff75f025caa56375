const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * jsdom, and what browsers have beside it: the classes of fetch, which are Node's own. No test reaches the network.
 * With the option `sendsFiles` the classes of files and forms are Node's, too.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.sendsFiles = config.projectConfig.testEnvironmentOptions.sendsFiles === true
  }

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
    // Only Node's own can be sent by its requests; user-event reads only jsdom's from the clipboard.
    if (this.sendsFiles) Object.assign(this.global, { Blob, File, FormData })
    this.global.fetch = () => Promise.reject(new TypeError('Tests have no network'))
  }
}
