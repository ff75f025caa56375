import { useMemo } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { RichText } from './content-block'
import type { ContentBlockOptions } from './content-block.options'
import { anchorPrefix, isolateAnchors } from './isolate-anchors'
import { prepareContent } from './prepare-content'

export interface IsolatedContentProps extends ContentBlockOptions {
  /** Tells the text from all others of the page: `Post-42`. Its anchors begin with it: with a capital letter, as no heading's own does. */
  id: string
}

/** Rich text that stands on a page beside others, which may have the same headings. */
export function IsolatedContent({ id, html, textLanguage }: IsolatedContentProps) {
  const { href } = useBlockEnvironment()
  const content = useMemo(() => isolateAnchors(prepareContent(html, href).html, anchorPrefix(id)), [html, href, id])
  return <RichText html={content} textLanguage={textLanguage} />
}
