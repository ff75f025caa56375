import http from 'node:http'

/** As much of a browser's XMLHttpRequest as `uploadFetch` uses, on Node's own HTTP. */
export class NodeXhr {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  withCredentials = false
  status = 0
  statusText = ''
  responseText = ''
  onprogress?: () => void
  onload?: () => void
  onerror?: () => void
  private readonly headers: Record<string, string> = {}
  private answered: http.IncomingMessage | undefined
  private sending: http.ClientRequest | undefined
  private target: { method: string; url: string } | undefined

  open(method: string, url: string): void {
    this.target = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.answered?.headers ?? {}).map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')
  }

  send(body: Blob): void {
    const { method, url } = this.target ?? { method: 'GET', url: '' }
    const sending = http.request(url, { method, agent: false, headers: { ...this.headers, 'content-length': body.size } })
    this.sending = sending
    sending.on('error', () => this.onerror?.())
    sending.on('response', (response) => {
      this.answered = response
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        this.responseText += text
        this.onprogress?.()
      })
      response.on('error', () => this.onerror?.())
      response.on('end', () => {
        this.status = response.statusCode ?? 0
        this.statusText = response.statusMessage ?? ''
        this.onload?.()
      })
    })
    void body.arrayBuffer().then((bytes) => sending.end(Buffer.from(bytes), () => this.upload.onprogress?.({ loaded: body.size, total: body.size })))
  }

  abort(): void {
    this.sending?.destroy()
  }
}
