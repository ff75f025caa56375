/** Without a byte sent or an answer for so long, the other side is taken for gone: a large file on a slow line may take as long as it wants. In milliseconds. */
const stallMs = 30_000

/**
 * A `fetch` that tells how much is sent, which the browser's own does not: for bodies with files. Rejects as `fetch` does:
 * TypeError without an answer, AbortError when the request's signal fires, TimeoutError when nothing moves.
 *
 * @param onProgress how much of the body is sent, from 0 to 1
 */
export function uploadFetch(onProgress: (part: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      const end = (settle: () => void) => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', abort)
        settle()
      }
      const fail = (error: unknown) => end(() => reject(error))
      const abort = () => {
        fail(new DOMException('The request was aborted', 'AbortError'))
        xhr.abort()
      }
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          fail(new DOMException('Nothing moves', 'TimeoutError'))
          xhr.abort()
        }, stallMs)
      }

      xhr.open(request.method, request.url)
      xhr.withCredentials = request.credentials === 'include'
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
      xhr.upload.onprogress = ({ loaded, total }) => {
        wait()
        if (total > 0) onProgress(loaded / total)
      }
      xhr.onprogress = wait
      xhr.onerror = () => fail(new TypeError('Failed to fetch'))
      xhr.onload = () => end(() => resolve(toResponse(xhr)))
      request.signal.addEventListener('abort', abort)
      wait()
      if (request.signal.aborted) abort()
      else xhr.send(body)
    })
  }
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const hasBody = ![204, 205, 304].includes(xhr.status)
  return new Response(hasBody ? xhr.responseText : null, { status: xhr.status, statusText: xhr.statusText, headers })
}
