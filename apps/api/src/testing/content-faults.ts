import { ContentError, faultLine } from '../content/import/faults'
import { checkContent } from '../content/import/import-content'
import { sampleContent, writeContent, type ContentFiles } from './test-content'

/** The lines that an author is shown of the sample with other files. */
export async function contentFaults(contentDir: string, files: ContentFiles): Promise<string[]> {
  try {
    await checkContent(writeContent(contentDir, { ...sampleContent(), ...files }))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(faultLine)
    throw error
  }
}
