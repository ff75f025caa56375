import { closedKey } from './alerts-script'

/**
 * Closes an alert for good: its id is kept in the browser, where those of alerts that the site has no more are dropped.
 * Where the browser keeps nothing, it is gone until the next load. The focus goes on to the next alert, after the last
 * one to the page.
 *
 * @param ids of the alerts of the site
 */
export function closeAlert(id: number, ids: readonly number[]): void {
  try {
    const former = (localStorage.getItem(closedKey) ?? '').split(' ')
    localStorage.setItem(closedKey, ids.filter((one) => one === id || former.includes(String(one))).join(' '))
  } catch (cause) {
    console.warn('Which alerts are closed could not be kept', cause)
  }

  // The script of the alerts does the same when it looks again.
  document.querySelector<HTMLElement>(`[data-alert="${id}"]`)?.style.setProperty('display', 'none', 'important')
  const next = [...document.querySelectorAll('[data-alert]')].find((alert) => getComputedStyle(alert).display !== 'none')
  const target = next?.querySelector<HTMLElement>('button, a') ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}
