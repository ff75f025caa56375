/** What a fake upload tells before it is answered. */
const halfway = { loaded: 50, total: 100 }

/**
 * Stands for `XMLHttpRequest` in a test, for jsdom's own knows no files of fetch: half of the body is sent at once, then a
 * `fetch` such as that of the mocks answers.
 */
export function fakeUpload(answer: (request: Request) => Promise<Response>): void {
  class FakeXhr {
    readonly upload: { onprogress?: (event: typeof halfway) => void } = {}
    readonly #headers = new Headers()
    readonly #controller = new AbortController()
    #target: [method: string, url: string] = ['', '']
    #response?: Response
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    onload?: () => void
    onerror?: () => void

    open(...target: [method: string, url: string]) {
      this.#target = target
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }

    getAllResponseHeaders() {
      return [...(this.#response?.headers ?? [])].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    }

    send(body: Blob) {
      const [method, url] = this.#target
      this.upload.onprogress?.(halfway)
      void this.#ask(new Request(url, { method, headers: this.#headers, body, signal: this.#controller.signal }))
    }

    abort() {
      this.#controller.abort()
    }

    async #ask(request: Request) {
      try {
        this.#response = await answer(request)
      } catch {
        if (!request.signal.aborted) this.onerror?.()
        return
      }
      this.status = this.#response.status
      this.responseText = await this.#response.text()
      this.onload?.()
    }
  }

  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: FakeXhr })
}
