import { stayInPreview } from '../live/stay-in-preview'
import type { Shell } from '../shell/shell'
import { getShell, putShell } from '../shell/store'

/**
 * Brings what the HTML of a closed site leaves out, menus and links, once, and has every further step in the site keep
 * `mode=preview` in its address.
 *
 * @throws Error when the menus do not come
 */
export async function prepareForPreview(shellKey: string): Promise<void> {
  stayInPreview()
  if (getShell(shellKey)?.menu.length) return
  const response = await fetch(`/shell/${shellKey}.json`)
  if (!response.ok) throw new Error(`Menu and settings ${shellKey} answered ${response.status}`)
  putShell(shellKey, (await response.json()) as Shell)
}
