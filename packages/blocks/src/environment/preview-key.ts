import { previewKey } from '@university/api-client/extensions/preview-key'
import { isPreview } from './is-preview'

/** What is known of the key: whether there is one, or why there is none any more. */
export type PreviewKeyState = 'absent' | 'kept' | 'wrong' | 'too-many'

const name = 'preview-key'
const listeners = new Set<() => void>()
let refused: 'wrong' | 'too-many' | undefined

/** Puts the key of an editor into calls that read, at `?mode=preview` only. With this module blocks and the live layer show drafts. */
export const sendPreviewKey = previewKey({
  read: () => (isPreview(location.search) ? read() : undefined),
  onRefused(key, status) {
    // Meanwhile the editor may have given another one.
    if (key !== read()) return
    change(null, status === 401 ? 'wrong' : 'too-many')
  },
})

export function previewKeyState(): PreviewKeyState {
  return read() === undefined ? (refused ?? 'absent') : 'kept'
}

/** Keeps a key in this tab until it is closed: not in the address, which is copied, nor for longer, since others use the computer. */
export function keepPreviewKey(key: string): void {
  change(key)
}

export function forgetPreviewKey(): void {
  change(null)
}

/** @returns ends it */
export function onPreviewKeyChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    // A browser that keeps nothing shows no drafts.
    return undefined
  }
}

function change(key: string | null, reason?: 'wrong' | 'too-many'): void {
  refused = reason
  try {
    if (key === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, key)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}
