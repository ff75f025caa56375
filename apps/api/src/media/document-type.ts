/** Types of the documents that content may offer, with the extension that each must have. */
const types: Record<string, { mime: string; matches(content: Buffer): boolean }> = {
  pdf: { mime: 'application/pdf', matches: (content) => content.toString('latin1', 0, 5) === '%PDF-' },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', matches: (content) => isOffice(content, 'word/') },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', matches: (content) => isOffice(content, 'xl/') },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', matches: (content) => isOffice(content, 'ppt/') },
  zip: { mime: 'application/zip', matches: isZip },
}

/**
 * The media type of a document, by its content.
 *
 * @param extension without a dot
 * @returns undefined when the content is not what the extension says, or is nothing that may be offered
 */
export function documentType(content: Buffer, extension: string): string | undefined {
  const type = types[extension]
  return type?.matches(content) ? type.mime : undefined
}

export const documentExtensions = Object.keys(types)

function isZip(content: Buffer): boolean {
  return content.length > 4 && content.readUInt32BE(0) === 0x504b0304
}

/** A zip whose parts are named as the standard says. */
function isOffice(content: Buffer, folder: string): boolean {
  return isZip(content) && content.includes('[Content_Types].xml') && content.includes(folder)
}
