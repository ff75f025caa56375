import { open } from 'node:fs/promises'

/** So that the names in it survive a power cut, too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
