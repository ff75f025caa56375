import type { Draft } from './draft'
import { tryStorage } from './try-storage'

/** Of more nobody has a copy any more. */
const mostKept = 100
const key = 'sent-drafts'

/**
 * Notes for all tabs that a draft was sent. Who duplicates a tab has its draft in both, and shall not be offered in one as unsent what the other has sent.
 * What is kept are random names, which say nothing of who wrote what.
 *
 * @param lineage of what was sent: of its former versions, too
 */
export function noteSent(lineage: readonly string[]): void {
  if (lineage.length > 0) tryStorage(() => localStorage.setItem(key, JSON.stringify([...sent(), ...lineage].slice(-mostKept))))
}

/** Whether it is what another tab has sent, or a former version of that. What was changed in this tab since is not. */
export function isSent({ lineage = [] }: Draft<unknown>): boolean {
  const last = lineage.at(-1)
  return last !== undefined && sent().includes(last)
}

/** Told when another tab has sent one. @returns has it told no more */
export function onSentElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && listener()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function sent(): string[] {
  try {
    const kept: unknown = JSON.parse(tryStorage(() => localStorage.getItem(key)) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
