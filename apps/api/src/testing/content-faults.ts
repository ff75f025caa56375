import { ContentError, faultLine } from '../content/import/faults'
import { importContent } from '../content/import/import-content'
import { sampleContent, writeContent, type ContentFiles } from './test-content'
import { testDatabase } from './test-database'

/**
 * Tells the lines that an author is shown of the sample with other files. The sample is imported once, and of what comes after it only what differs is
 * looked at: that takes a fraction of the time of a whole check.
 *
 * @returns `change` is what is done to the folder before
 */
export function contentFaults(contentDir: string): (files: ContentFiles, change?: () => void) => Promise<string[]> {
  const fill = async (files: ContentFiles, change?: () => void) => {
    writeContent(contentDir, { ...sampleContent(), ...files })
    change?.()
    await importContent(await database, contentDir, `${contentDir}-data`)
  }
  const database = testDatabase('SQLite')
  let sample: Promise<void> | undefined
  afterAll(async () => (await database).close())
  return async (files, change) => {
    await (sample ??= fill({}))
    try {
      await fill(files, change)
      return []
    } catch (error) {
      if (error instanceof ContentError) return error.faults.map(faultLine)
      throw error
    }
  }
}
