import { getBlog } from '@university/api-client'
import { useTranslation } from 'react-i18next'
import { ContentBlock } from '../content-block/content-block'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import { PagedList } from '../list/paged-list'
import { toListPage, usePages } from '../list/use-pages'
import type { BlogPluginOptions, BlogPostItem } from './blog-plugin.options'
import * as styles from './blog-plugin.module.css'
import { toBlogPost } from './to-blog-post'

/** The posts of a blog, whole, by pages. */
export function BlogPosts({ blog, perPage, initial }: Omit<BlogPluginOptions, 'categories'>) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const pages = usePages({
    name: `posts ${blog}`,
    initial,
    load: async (page, signal) => {
      const result = await getBlog(client, { body: { slug: blog, lang: language, page, per_page: perPage } }, { signal })
      return toListPage(result.ok ? { ...result, data: result.data.posts } : result, (post) => toBlogPost(post, language))
    },
  })

  return (
    <PagedList pages={pages} layout="rows" count={(count) => t('blog.post_count', { count })} empty={t('blog.no_posts')} keyOf={({ id }) => id}>
      {(post) => <Post post={post} />}
    </PagedList>
  )
}

function Post({ post: { title, content, publishedAt } }: { post: BlogPostItem }) {
  const { formatDate, language } = useBlockEnvironment()
  return (
    <article className={styles.post}>
      <p className={styles.date}>
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      </p>
      <div>
        <h2 className={styles.title} lang={title.language === language ? undefined : languageTag(title.language)}>
          {title.text}
        </h2>
        {content && <ContentBlock html={content.text} textLanguage={content.language} />}
      </div>
    </article>
  )
}
