import { withMode } from '../live/stay-in-preview'
import type { Shell } from '../shell/shell'
import { putShell } from '../shell/store'

/**
 * Brings what the HTML of a closed site leaves out, menus and links, and has every further step in the site keep
 * `mode=preview` in its address.
 *
 * @throws Error when the menus do not come
 */
export async function prepareForPreview(shellKey: string): Promise<void> {
  const response = await fetch(`/shell/${shellKey}.json`)
  if (!response.ok) throw new Error(`Menu and settings ${shellKey} answered ${response.status}`)
  putShell(shellKey, (await response.json()) as Shell)

  const { ___navigate: go } = window
  window.___navigate = (to, options) => go(typeof to === 'string' ? withMode(to) : to, options)
}
