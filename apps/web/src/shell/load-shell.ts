import { getShell, putShell } from './store'

/** Fetches a shell that is not there yet. A failure is logged, and the layout keeps its placeholders. */
export async function loadShell(key: string): Promise<void> {
  if (getShell(key)) return
  try {
    const response = await fetch(`/shell/${key}.json`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    putShell(key, await response.json())
  } catch (cause) {
    console.error(`Menu and settings ${key} failed to load`, cause)
  }
}
