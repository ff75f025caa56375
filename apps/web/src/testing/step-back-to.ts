import { act } from '@testing-library/react'

/** The back button leads to an address. The next test begins where this one did. */
export function stepBackTo(address: string): void {
  const { href } = window.location
  window.history.replaceState(null, '', address)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  window.history.replaceState(null, '', href)
}
