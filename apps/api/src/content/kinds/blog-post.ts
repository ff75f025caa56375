import type { components } from '@university/api-schema/types'
import { checkFileNumber } from '../file-number'
import { defineKind } from '../kind'
import { languages } from '../languages'

export type StoredPost = components['schemas']['BlogPost'] & {
  /** Slug of the blog: the folder that the file is in. */
  blog: string
}

/** Posts of blogs, a folder a blog. */
export const blogPost = defineKind<StoredPost>({
  name: 'blog-post',
  files: { form: 'folder', path: 'blog-posts', fileName: ({ blog, id }) => `${String(blog)}/${String(id)}` },
  schema: 'BlogPost',
  namedOnly: true,
  extra: { blog: { type: 'string' } },
  html: ['content'],
  fills: ['blog'],
  resolve(item, place) {
    checkFileNumber(item, place)
    const [slug = ''] = place.fileName.split('/')
    item['blog'] ??= slug
    if (item['blog'] !== slug || !place.find('blog', slug)) place.fault('blog', `there is no blog "${slug}", or the file is in the folder of another`)
    if (!languages.some((language) => item[`title_${language}`] && item[`content_${language}`])) place.fault('title_kz', 'no language has both a title and a content')
  },
  facets: ({ blog }) => [{ name: 'blog', value: blog }],
})
