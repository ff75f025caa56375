import { useTranslation } from 'react-i18next'
import { IsolatedContent } from '../content-block/isolated-content'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { PagedList } from '../list/paged-list'
import { usePages } from '../list/use-pages'
import type { BlogPluginOptions, BlogPostItem } from './blog-plugin.options'
import * as styles from './blog-plugin.module.css'
import { postPages } from './post-pages'

/** The posts of a blog, whole, by pages. */
export function BlogPosts({ blog, perPage, initial }: Omit<BlogPluginOptions, 'categories'>) {
  const { t } = useTranslation()
  const pages = usePages({ ...postPages(useBlockEnvironment(), { blog, perPage }), initial })

  return (
    <PagedList pages={pages} layout="rows" count={(count) => t('blog.post_count', { count })} empty={t('blog.no_posts')} keyOf={({ id }) => id}>
      {(post) => <Post post={post} />}
    </PagedList>
  )
}

function Post({ post: { id, title, content, publishedAt } }: { post: BlogPostItem }) {
  const { formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  return (
    <article className={styles.post}>
      <p className={styles.date}>
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      </p>
      <div>
        <h2 className={styles.title} lang={langOf(title)}>
          {title.text}
        </h2>
        {content && <IsolatedContent id={`Post-${id}`} html={content.text} textLanguage={content.language} />}
      </div>
    </article>
  )
}
