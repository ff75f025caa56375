import { listBlogQuestions } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { toOption } from '../filters/to-option'
import { FilterLinks } from '../list/filter-links'
import * as filterStyles from '../list/filter-links.module.css'
import { PagedList } from '../list/paged-list'
import { pagesOf } from '../list/pages-of'
import { toPage } from '../list/to-page'
import { usePages, type ListPage } from '../list/use-pages'
import { BlogQuestion } from './blog-question'
import type { BlogPluginOptions } from './blog-plugin.options'
import * as styles from './blog-plugin.module.css'

/** Questions with their answers, the latest answer first: all, or those of `?category=` of the address. */
export function BlogQuestions({ blog, categories }: Pick<BlogPluginOptions, 'blog' | 'categories'>) {
  const { t } = useTranslation()
  const { site, language, search } = useBlockEnvironment()
  const category = categories.find(({ id }) => String(id) === new URLSearchParams(search).get('category'))?.id
  const pages = usePages({
    ...pagesOf({
      name: `questions ${blog}`,
      operation: listBlogQuestions,
      body: { slug: site, lang: language, blog_slug: blog, sort: 'answered_at', ...(category && { category_id: category }) },
      toPage: (answer) => toPage(answer, (question) => question),
    }),
    initial: nothingYet,
    filter: String(category),
  })

  return (
    <>
      {categories.length > 1 && (
        <div className={filterStyles.filters}>
          <FilterLinks
            label={t('blog.topic')}
            parameter="category"
            value={category?.toString()}
            options={[{ value: undefined, label: t('list.all') }, ...categories.map(toOption)]}
          />
        </div>
      )}
      {pages.state === 'loading' && pages.shown === nothingYet ? (
        <Placeholders />
      ) : (
        <PagedList pages={pages} layout="rows" count={(count) => t('blog.question_count', { count })} empty={t('blog.no_questions')} keyOf={({ id }) => id}>
          {(question) => <BlogQuestion question={question} />}
        </PagedList>
      )}
    </>
  )
}

/** Answers come after the build: the API has all of them, the first page too. */
const nothingYet: ListPage<Schema<'BlogQuestion'>> = { items: [], page: 0, lastPage: 1, total: 0 }

function Placeholders() {
  const { t } = useTranslation()
  return (
    <div className={styles.placeholders} role="status">
      <span className="visually-hidden">{t('list.loading')}</span>
      {[1, 2, 3].map((row) => (
        <span key={row} className={styles.placeholder} />
      ))}
    </div>
  )
}
