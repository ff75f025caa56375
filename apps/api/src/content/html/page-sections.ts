import { pageAnchors } from '@university/api-schema/page-anchors'
import type { Section } from '../../search/search-document'
import type { Language } from '../languages'
import { blockTitle } from './block-titles'

/** Where fragments lead in a text that a page shows by itself: its headings. */
export function headingSections(html: string): Section[] {
  return pageAnchors(html).flatMap((anchor) => (anchor.kind === 'heading' ? [{ fragment: anchor.id, title: anchor.text }] : []))
}

/** The same for a content page: its headings, and the blocks in it. What these are called after, only the import knows. */
export function pageSections(html: string, language: Language): Section[] {
  return pageAnchors(html).map((anchor) => {
    if (anchor.kind === 'heading') return { fragment: anchor.id, title: anchor.text }
    const block = { name: anchor.name, props: anchor.props }
    return { fragment: anchor.id, title: blockTitle(block.name, language) ?? '', block }
  })
}
