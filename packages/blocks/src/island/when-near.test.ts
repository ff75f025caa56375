import { whenInReach, whenNamedOrNear } from './when-near'

const observe = jest.fn()
let comeNear: () => void

beforeEach(() => {
  observe.mockClear()
  globalThis.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      comeNear = () => onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    observe = observe
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

test('a finger, which gives no sign before the press, is waited for when it could come', () => {
  const [element, run] = setUp({ isCoarse: true })
  expect(run).not.toHaveBeenCalled()

  comeNear()

  expect([observe.mock.calls, run.mock.calls.length]).toEqual([[[element]], 1])
})

test('a mouse is not: it comes over the element first', () => {
  setUp({ isCoarse: false })

  expect(observe).not.toHaveBeenCalled()
})

test.each([
  ['when it is opened', () => window.history.replaceState(null, '', '#awards'), () => undefined],
  ['later', () => undefined, () => (window.history.replaceState(null, '', '#awards'), window.dispatchEvent(new Event('hashchange')))],
])('an address that names a part of the element is followed %s, before it comes near', (_, before, after) => {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = '<section id="awards" hidden></section>'
  const run = jest.fn()
  before()

  const stop = whenNamedOrNear('200px')(element, run)
  after()
  stop()
  window.dispatchEvent(new Event('hashchange'))

  expect([run.mock.calls.length, observe.mock.calls]).toEqual([1, [[element]]])
  element.remove()
  window.history.replaceState(null, '', '/')
})

test('an address that names something else is not', () => {
  const run = jest.fn()

  for (const address of ['/', '/#', '/#elsewhere']) {
    window.history.replaceState(null, '', address)
    whenNamedOrNear('200px')(document.createElement('div'), run)()
  }

  expect(run).not.toHaveBeenCalled()
})

function setUp({ isCoarse }: { isCoarse: boolean }): [Element, jest.Mock] {
  globalThis.matchMedia = ((query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse })) as typeof matchMedia
  const [element, run] = [document.createElement('div'), jest.fn()]
  whenInReach(element, run)
  return [element, run]
}
