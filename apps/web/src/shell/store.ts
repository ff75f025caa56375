import type { Shell } from './shell'

const shells = new Map<string, Shell>()

export function putShell(key: string, shell: Shell): void {
  shells.set(key, shell)
}

/** The shell by its key, or undefined while it is not there: the layout then shows placeholders. */
export function getShell(key: string): Shell | undefined {
  return shells.get(key)
}
