import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { SearchLink } from '../list/search-link'
import type { BlogPluginOptions } from './blog-plugin.options'
import * as styles from './blog-plugin.module.css'
import { BlogPosts } from './blog-posts'
import { BlogQuestions } from './blog-questions'

/** A blog: its posts or, with `?view=questions`, the questions that were answered. */
export function BlogPlugin({ blog, categories, ...posts }: BlogPluginOptions) {
  const { t } = useTranslation()
  const { search } = useBlockEnvironment()
  const hasQuestions = new URLSearchParams(search).get('view') === 'questions'
  const views = [
    { view: undefined, label: t('blog.posts'), isShown: !hasQuestions },
    { view: 'questions', label: t('blog.questions'), isShown: hasQuestions },
  ]

  return (
    <>
      <nav className={styles.views} aria-label={t('blog.title')}>
        <ul className={styles.tabs}>
          {views.map(({ view, label, isShown }) => (
            <li key={label}>
              <SearchLink className={styles.tab} changes={{ view, category: undefined, page: undefined }} aria-current={isShown ? 'true' : undefined}>
                {label}
              </SearchLink>
            </li>
          ))}
        </ul>
        <noscript>
          <p>{t('portfolio.needs_script')}</p>
        </noscript>
      </nav>
      {hasQuestions ? <BlogQuestions blog={blog} categories={categories} /> : <BlogPosts blog={blog} {...posts} />}
    </>
  )
}
