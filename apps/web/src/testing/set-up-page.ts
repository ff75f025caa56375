import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine is slow, not wrong: what is waited for comes at once where nothing else runs.
configure({ asyncUtilTimeout: 10_000 })

// jsdom knows the element and its attribute, but not how to open it.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
