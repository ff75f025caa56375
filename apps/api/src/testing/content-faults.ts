import { ContentError, faultLine } from '../content/import/faults'
import { checkContent } from '../content/import/import-content'
import { sampleContent, writeContent, type ContentFiles } from './test-content'

/**
 * The lines that an author is shown of the sample with other files.
 *
 * @param change what is done to the folder before
 */
export async function contentFaults(contentDir: string, files: ContentFiles, change?: () => void): Promise<string[]> {
  try {
    writeContent(contentDir, { ...sampleContent(), ...files })
    change?.()
    await checkContent(contentDir)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(faultLine)
    throw error
  }
}
