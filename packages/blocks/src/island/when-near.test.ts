import { whenInReach } from './when-near'

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

function setUp({ isCoarse }: { isCoarse: boolean }): [Element, jest.Mock] {
  globalThis.matchMedia = ((query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse })) as typeof matchMedia
  const [element, run] = [document.createElement('div'), jest.fn()]
  whenInReach(element, run)
  return [element, run]
}
