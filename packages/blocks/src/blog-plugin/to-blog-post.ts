import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { BlogPostItem } from './blog-plugin.options'

/** A post of the contract as the blog shows it, in the reader's language or the next best. */
export function toBlogPost(post: Schema<'BlogPost'>, language: Language): BlogPostItem {
  return {
    id: post.id,
    title: pickText(post, 'title', language) ?? { text: `#${post.id}`, language },
    content: pickText(post, 'content', language),
    publishedAt: post.published_at,
  }
}
