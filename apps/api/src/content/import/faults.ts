/** Something in the content that must be put right before it can be imported. */
export interface ContentFault {
  /** As the author knows it: `content/main/news/1001-x.yaml`. */
  file: string
  field: string
  reason: string
}

/** All that is wrong with the content. Nothing is imported while there is one. */
export class ContentError extends Error {
  constructor(readonly faults: ContentFault[]) {
    super(faults.map(faultLine).join('\n'))
  }
}

export function faultLine({ file, field, reason }: ContentFault): string {
  return field ? `${file}: ${field}: ${reason}` : `${file}: ${reason}`
}
