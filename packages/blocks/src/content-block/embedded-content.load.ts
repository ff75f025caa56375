import { getPage } from '@university/api-client'
import { splitContent } from '@university/api-client/page-anchors'
import { pickText } from '@university/api-client/pick-text'
import type { BlockLoader } from '../page-content/block-definition'
import type { EmbeddedContentInitial, EmbeddedContentOptions } from './embedded-content.options'

/**
 * The text of another page. The blocks in it stay there: pages that embed each other, or themselves, thus come to an end,
 * and no block of theirs takes the parameters of this page's.
 */
export const loadEmbeddedContent: BlockLoader<EmbeddedContentOptions, EmbeddedContentInitial> = async (client, { site, language, options }) => {
  const answer = await getPage(client, { path: { slug: options.slug }, query: { site, lang: language } })
  if (!answer.ok) return answer
  const { data: page } = answer
  const content = pickText(page, 'content', language)
  const parts = splitContent(content?.text ?? '')
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.html] : []))
  const title = pickText(page, 'title', language)
  return {
    ...answer,
    data: {
      content: content && texts.length > 0 ? { ...content, text: texts.join('') } : null,
      more: title && texts.length < parts.length ? { path: `/page/${page.slug}`, title } : null,
    },
  }
}
