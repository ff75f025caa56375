import { lateScriptsScript, withLateScripts } from './late-scripts'

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.innerHTML = withLateScripts(built)
})

afterEach(() => {
  // What has begun listens no more; what has not, begins now, on a body without scripts.
  document.body.innerHTML = ''
  jest.runAllTimers()
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'PerformanceObserver')
})

test('scripts of a built page stand there as data, in their order, and the script that adds them at the end', () => {
  expect(withLateScripts(built)).toBe(
    `<html><body><p>$&</p><script>window.hash="1"</script><script type="application/json" data-src="/runtime.js"></script><script type="application/json" data-src="/app.js"></script><!-- end --><script>${lateScriptsScript}</script></body></html>`,
  )
})

test('a page without scripts is a mistake', () => {
  expect(() => withLateScripts('<html><body></body></html>')).toThrow('A page has no scripts to be added late.')
})

test('they are added a tenth of a second after the page has loaded, each once, to run in their order', () => {
  loading()
  run()
  expect(added()).toEqual([])

  window.dispatchEvent(new Event('load'))
  expect(added()).toEqual([])
  jest.advanceTimersByTime(130)

  expect(added().map(({ src, async }) => [src, async])).toEqual([
    ['http://localhost/runtime.js', false],
    ['http://localhost/app.js', false],
  ])
  jest.runAllTimers()
  expect(added()).toHaveLength(2)
})

test('where the browser tells what it paints they wait for the last of it', () => {
  let tell: () => void = () => undefined
  const observe = jest.fn()
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint']
    observe = observe
    constructor(callback: () => void) {
      tell = callback
    }
  }
  Object.assign(window, { PerformanceObserver: Observer })
  run()

  jest.advanceTimersByTime(90)
  tell()
  jest.advanceTimersByTime(90)
  expect(added()).toEqual([])
  jest.advanceTimersByTime(20)

  expect(added()).toHaveLength(2)
  expect(observe).toHaveBeenCalledWith({ type: 'largest-contentful-paint', buffered: true })
})

test('a page that has loaded already gets them, too', () => {
  run()

  jest.advanceTimersByTime(130)

  expect(added()).toHaveLength(2)
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('a reader who does something waits for nothing: %s', (sign) => {
  loading()
  run()

  document.body.dispatchEvent(new Event(sign, { bubbles: true }))

  expect(added()).toHaveLength(2)
})

test.each(['pointerover', 'mouseover', 'pointermove', 'mousemove'])('a pointer that lies where the page opens is none, though the browser tells of it before it paints: %s', (sign) => {
  loading()
  run()

  document.body.dispatchEvent(new Event(sign, { bubbles: true }))

  expect(added()).toEqual([])
})

test('a picture that does not come keeps them waiting three seconds at most', () => {
  loading()
  run()

  jest.advanceTimersByTime(2_900)
  expect(added()).toEqual([])
  jest.advanceTimersByTime(200)

  expect(added()).toHaveLength(2)
})

/** As Gatsby writes it. */
const built = `<html><body><p>$&</p><script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        <script>window.hash="1"</script><script src="/runtime.js" async=""></script><script src="/app.js" async=""></script><!-- end --></body></html>`

function loading() {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
}

function run() {
  window.eval(lateScriptsScript)
}

function added(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
}
