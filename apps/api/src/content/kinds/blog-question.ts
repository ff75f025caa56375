import type { components } from '@university/api-schema/types'
import { objectsIn } from '../../contract/is-object'
import { defineKind } from '../kind'
import { plainText } from '../html/plain-text'
import { firstLiveId } from '../live-items'

type StoredQuestion = components['schemas']['BlogQuestion'] & {
  /** Slug of the blog: the name of the file. */
  blog: string
}

/** Questions to the owners of blogs that may be published, a file a blog. Files name the blog's categories by slug. */
export const blogQuestion = defineKind<StoredQuestion>({
  name: 'blog-question',
  files: { form: 'list', path: 'blog-questions', fileName: ({ blog }) => String(blog) },
  schema: 'BlogQuestion',
  extra: { blog: { type: 'string' } },
  html: ['answer'],
  fills: ['blog'],
  resolve(item, place) {
    item['blog'] ??= place.fileName
    if (Number(item['id']) >= firstLiveId) place.fault('id', `ids from ${firstLiveId} on are those of visitors’ questions`)
    const blog = item['blog'] === place.fileName ? place.find('blog', place.fileName) : undefined
    if (!blog) return place.fault('blog', `there is no blog "${place.fileName}", or the file is that of another`)

    const category = objectsIn(blog['categories']).find(({ slug }) => slug === item['category'])
    if (category) item['category'] = category
    else place.fault('category', `the blog has no category "${String(item['category'])}"`)
    if ((item['answer'] === null) !== (item['answered_at'] === null)) place.fault('answered_at', 'belongs to an answer, and an answer needs it')
  },
  row: ({ asked_at, answered_at }) => ({ publishedAt: asked_at, updatedAt: answered_at ?? asked_at }),
  facets: ({ blog, category, answer }) => [
    { name: 'blog', value: blog },
    { name: 'category', value: String(category.id) },
    { name: 'answered', value: String(answer !== null) },
  ],
  sorts: ({ asked_at, answered_at }) => ({ asked_at: { time: asked_at }, answered_at: answered_at === null ? null : { time: answered_at } }),
  searched: ({ question, answer }) => [question, answer && plainText(answer)],
  toFile: ({ category, ...item }) => ({ ...item, category: category.slug }),
})
