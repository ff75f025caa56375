import type { Kysely } from 'kysely'
import type { ContentStore } from '../content/content-store'
import { holdContentVersion } from '../content/content-version'
import { sanitise } from '../content/html/sanitise'
import { blog } from '../content/kinds/blog'
import { blogQuestion } from '../content/kinds/blog-question'
import type { Site } from '../content/kind'
import type { Language } from '../content/languages'
import { firstLiveId, removeLiveItem, writeLiveItem } from '../content/live-items'
import type { QuestionRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { escapeHtml } from '../text/escape-html'
import { readable } from '../text/readable'
import { shownName } from './shown-name'

/** Where a question to a blog will be shown. */
export interface Stage {
  slug: string
  sites: Site[]
  category: { id: number; slug: string | null; name_kz: string | null; name_ru: string | null; name_en: string | null }
}

/** @returns undefined when the question is not for the public, or its blog is gone */
export async function stageOf(content: ContentStore, { kind, is_public, blog_slug, category_id }: QuestionRow): Promise<Stage | undefined> {
  if (kind !== 'blog' || !is_public || blog_slug === null) return undefined
  const found = await content.findBySlug(blog, blog_slug)
  const category = found?.categories.find(({ id }) => id === category_id)
  return found && category ? { slug: found.slug, sites: await content.sitesOf(blog, found.id), category } : undefined
}

/** Shows the question as the row has it, with the answer where there is one. */
export async function publishQuestion(query: Kysely<Tables>, row: QuestionRow, { slug, sites, category }: Stage): Promise<void> {
  const id = row.public_id ?? (await takeId(query, row.id))
  await writeLiveItem(
    query,
    blogQuestion,
    {
      id,
      author_display: shownName(row.name),
      category,
      question: readable(row.question),
      answer: row.answer === null ? null : answerHtml(row.answer),
      asked_at: row.received_at,
      answered_at: row.answer === null ? null : row.updated_at,
      lang: row.language as Language,
      blog: slug,
    },
    sites,
  )
}

export async function withdrawQuestion(query: Kysely<Tables>, { public_id }: QuestionRow): Promise<void> {
  if (public_id !== null) await removeLiveItem(query, blogQuestion, public_id)
}

/** Whoever publishes at the same moment waits here for the row that publishing moves anyway, and then finds this id taken. */
async function takeId(query: Kysely<Tables>, questionId: string): Promise<number> {
  await holdContentVersion(query)
  const last = await query.selectFrom('question').select(({ fn }) => fn.max('public_id').as('id')).executeTakeFirst()
  const id = Math.max(firstLiveId, (last?.id ?? 0) + 1)
  await query.updateTable('question').set({ public_id: id }).where('id', '=', questionId).execute()
  return id
}

/** An answer as readers get it. */
export function answerHtml(text: string): string {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean)
  return sanitise(paragraphs.map((part) => `<p>${escapeHtml(part).replace(/\n/g, '<br>')}</p>`).join(''))
}
