import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type Blog = components['schemas']['Blog']

/** Blogs: who writes, and by what questions are sorted. Posts and questions have files of their own. */
export const blog = defineKind<Blog>({
  name: 'blog',
  files: { form: 'folder', path: 'blogs', fileName: ({ slug }) => String(slug) },
  schema: 'Blog',
  defaults: { categories: [] },
  computed: { posts: { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0 } },
  html: ['content'],
  resolve(item, place) {
    if (item['slug'] !== place.fileName) place.fault('slug', `must equal the name of the file, ${place.fileName}`)
  },
})
