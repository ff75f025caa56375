import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine is slow, not wrong: what is waited for comes at once where nothing else runs.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout, so nothing scrolls or moves.
Element.prototype.scrollIntoView = () => undefined
Element.prototype.getAnimations = () => []

// Nor has anything a width: charts are told one.
globalThis.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element) {
    this.tell([{ target, contentRect: { width: 640 } } as Partial<ResizeObserverEntry> as ResizeObserverEntry], this)
  }
  unobserve() {}
  disconnect() {}
}

// And nothing comes near the window, unless a test has it do so.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
