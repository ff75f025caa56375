/** @alone It replaces the body, which `screen` of other files looks at. */
import { withEdits } from './edits'
import { lateScripts, lateScriptsScript } from './late-scripts'
import { smallScript } from './small-scripts'

/** As Gatsby writes it. */
const built = `<html><body><p>$&</p><script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        <script>window.hash="1"</script><script src="/runtime.js" async=""></script><script src="/app.js" async=""></script><!-- end --></body></html>`

const start = { scripts: ['/runtime.js', '/app.js', '/template.js'], data: ['/data.json'] }

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.innerHTML = withEdits(built, lateScripts(built, start))
})

afterEach(() => {
  // What has begun listens no more; what has not, begins now, on a body without scripts.
  document.body.innerHTML = ''
  jest.runAllTimers()
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'PerformanceObserver')
  Reflect.deleteProperty(navigator, 'userAgentData')
})

test('what a built page starts with stands there as data, in its order, and the script that adds it at the end', () => {
  expect(withEdits(built, lateScripts(built, start))).toBe(
    `<html><body><p>$&</p><script>window.hash="1"</script><!-- end --><script type="application/json" data-src="/runtime.js"></script><script type="application/json" data-src="/app.js"></script><script type="application/json" data-src="/template.js"></script><script type="application/json" data-fetch="/data.json"></script><script>${smallScript(lateScriptsScript)}</script></body></html>`,
  )
})

test.each([
  ['without scripts', '<html><body></body></html>', 'A page has no scripts to be added late.'],
  ['with another script', built.replace('/app.js', '/other.js'), 'A page names /other.js, which is none of the scripts that it starts with.'],
])('a page %s is a mistake', (_, html, message) => {
  expect(() => lateScripts(html, start)).toThrow(message)
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
    ['http://localhost/template.js', false],
  ])
  jest.runAllTimers()
  expect(added()).toHaveLength(3)
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

  expect(added()).toHaveLength(3)
  expect(observe).toHaveBeenCalledWith({ type: 'largest-contentful-paint', buffered: true })
})

test('a page that has loaded already gets them, too', () => {
  run()

  jest.advanceTimersByTime(130)

  expect(added()).toHaveLength(3)
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('a reader who does something waits for nothing: %s', (sign) => {
  loading()
  run()

  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  jest.advanceTimersByTime(0)

  expect(added()).toHaveLength(3)
})

test('each is added by a task of its own', () => {
  loading()
  run()
  const waiting = jest.getTimerCount()

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

  expect([added(), jest.getTimerCount() - waiting]).toEqual([[], 3])
})

test.each(['pointerover', 'mouseover', 'pointermove', 'mousemove'])('a pointer that lies where the page opens is none, though the browser tells of it before it paints: %s', (sign) => {
  loading()
  run()

  document.body.dispatchEvent(new Event(sign, { bubbles: true }))

  expect(added()).toEqual([])
})

test.each([
  ['?page=2', 3],
  ['?utm_source=post&q=%D0%B0', 3],
  ['?mode=preview', 3],
  ['?utm_source=post&utm_medium=mail&fbclid=a&gclid=b&yclid=c&igshid=d&mc_cid=e', 0],
  ['?', 0],
])('who asks for another view than that of the build waits for nothing: %s', (search, count) => {
  window.history.replaceState(null, '', `/${search}`)
  loading()

  run()
  jest.advanceTimersByTime(0)

  expect(added()).toHaveLength(count)
  window.history.replaceState(null, '', '/')
})

test('a picture that does not come keeps them waiting three seconds at most', () => {
  loading()
  run()

  jest.advanceTimersByTime(2_900)
  expect(added()).toEqual([])
  jest.advanceTimersByTime(200)

  expect(added()).toHaveLength(3)
})

test.each([
  ['Chromium', { userAgentData: {} }, [['http://localhost/data.json', 'fetch', 'anonymous']]],
  ['another browser, which would fetch them twice', {}, []],
])('their data are fetched with them, or not, by %s', (_, told, fetched) => {
  Object.assign(navigator, told)
  run()

  jest.advanceTimersByTime(130)

  expect([...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href, as, crossOrigin }) => [href, as, crossOrigin])).toEqual(fetched)
  expect(added()).toHaveLength(3)
})

test('one that does not come is taken out, so that webpack asks for it anew', () => {
  run()
  jest.advanceTimersByTime(130)

  document.querySelector('script[src="/template.js"]')?.dispatchEvent(new Event('error'))

  expect(added().map(({ src }) => src)).toEqual(['http://localhost/runtime.js', 'http://localhost/app.js'])
})

test('one whose connection breaks is asked for again after one, two and four seconds, and then no more', () => {
  run(place('/kz'))
  jest.advanceTimersByTime(130)
  const missing = () => document.querySelector('script[src="/app.js"]')

  const came = [1_000, 2_000, 4_000, 8_000].map((pause) => {
    missing()?.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(pause - 1)
    const isEarly = missing() !== null
    jest.advanceTimersByTime(1)
    return [isEarly, missing() !== null]
  })

  expect(came).toEqual([[false, true], [false, true], [false, true], [false, false]])
})

test('where one never comes, and so the app has not started, the page is loaded anew, once a visit', () => {
  const visit = (path: string) => {
    document.documentElement.innerHTML = withEdits(built, lateScripts(built, start))
    const at = place(path)
    run(at)
    jest.advanceTimersByTime(130)
    for (const pause of [1_000, 2_000, 4_000, 0]) {
      expect(at.reload).not.toHaveBeenCalled()
      for (const script of added()) script.dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(pause)
    }
    return at.reload.mock.calls.length
  }

  expect([visit('/ru'), visit('/ru'), visit('/ru/news')]).toEqual([1, 0, 1])
  Object.assign(window, { ___loader: {} })
  expect(visit('/en')).toBe(0)
  Reflect.deleteProperty(window, '___loader')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(visit('/en')).toBe(0)
})

function loading() {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
}

/** jsdom cannot load a page anew. */
function place(pathname: string) {
  return { pathname, search: '', reload: jest.fn() }
}

function run(location: Pick<Location, 'pathname' | 'search' | 'reload'> = window.location) {
  new Function('location', lateScriptsScript)(location)
}

function added(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
}
