import type { Schema } from '@university/api-client/types'

/** A publication of the contract. */
export type Work = Schema<'PortfolioPublication'>

/** Where it can be read, by its DOI before any other address; null where neither is known. */
export function addressOf({ doi, url }: Pick<Work, 'doi' | 'url'>): string | null {
  return doi ? `https://doi.org/${doi}` : url
}

/** `Алматы: Қазақ университеті` → the place and the publisher of a book; without a place all of it is the publisher. */
export function readPublisher(source: string): { place: string | undefined; publisher: string } {
  const [, place, publisher] = /^([^:]{1,60}?)\s*:\s+(.+)$/.exec(source) ?? []
  return { place, publisher: publisher ?? source }
}

/** `276 с.` → `276`: how long a book is; undefined for pages within something. */
export function readPageCount(pages: string): string | undefined {
  return /^(\d+)\s*(?:[сбp]|pp|бет|стр)\.?$/iu.exec(pages.trim())?.[1]
}

/** `41-56` → `41–56` or, with another dash, `41--56`. */
export function withDash(pages: string, dash: '–' | '--'): string {
  return pages.replace(/(\d)\s*[-‐‑–—−]+\s*(?=\p{L}?\d)/gu, `$1${dash}`)
}
