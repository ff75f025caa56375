import { listNews } from '@university/api-client'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { withParameters } from '../environment/with-parameters'
import { ChoiceFilter } from '../filters/choice-filter'
import { FilterBar } from '../filters/filter-bar'
import { SelectFilter } from '../filters/select-filter'
import { TextFilter } from '../filters/text-filter'
import { yearOption } from '../filters/to-option'
import { PagedList } from '../list/paged-list'
import { slug, words, year } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockSection } from '../section/block-section'
import type { NewsBlockInitial, NewsBlockOptions } from './news-block.options'
import { NewsCard } from './news-card'
import { toNewsCard } from './to-news-card'
import * as styles from '../list/embedded-list.module.css'

/** What the address of news in a page holds, beside whether they are cards or a list. */
const newsParams = {
  q: words,
  category: slug,
  year,
}

/** News in the content of a page, below a heading, with filters and the feed. */
export function NewsBlock({ options, initial }: EmbeddedProps<NewsBlockOptions, NewsBlockInitial>) {
  const { t } = useTranslation()
  const { Link, href, language, search, site } = useBlockEnvironment()
  const params = useBlockParams(newsParams)
  const { q, year } = params.values
  // One that is gone is as if it were not there: its page is gone, too.
  const category = initial.categories.find(({ slug }) => slug === params.values.category)?.slug
  const asked = { ...(q && { q }), ...(category && { category_slug: category }), ...(year && { year: Number(year) }), ...options }
  const body = { slug: site, lang: language, ...asked }
  const { pages } = useAskedPages({ name: 'news', operation: listNews, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (item) => toNewsCard(item, language)) })
  const hasRows = areRows(search)

  return (
    <BlockSection title={t('news.title')}>
      <header className={styles.head}>
        <h2>{t('news.title')}</h2>
        <p>
          <Link to={asked.category_slug ? `/news/category/${asked.category_slug}` : '/news'}>{t('news.all_news')}</Link>
          <a href={href('/news/feed.xml')} type="application/rss+xml">
            {t('news.feed')}
          </a>
        </p>
      </header>
      <NewsFilters params={params} options={options} initial={initial} />
      <PagedList pages={pages} layout={hasRows ? 'rows' : 'cards'} count={(count) => t('news.count', { count })} empty={t('news.empty')} onReset={params.reset} keyOf={({ id }) => id}>
        {(item) => <NewsCard item={item} variant={hasRows ? 'row' : 'card'} />}
      </PagedList>
    </BlockSection>
  )
}

interface NewsFiltersProps extends EmbeddedProps<NewsBlockOptions, NewsBlockInitial> {
  params: BlockParams<typeof newsParams>
}

function NewsFilters({ params: { values, change, reset }, options, initial: { categories, years } }: NewsFiltersProps) {
  const { t } = useTranslation()
  const { search, changeSearch } = useBlockEnvironment()
  return (
    <FilterBar label={t('news.filters')} onReset={reset}>
      {!options.q && <TextFilter label={t('news.search')} value={values.q} onChange={(q, isMore) => change({ q }, { replace: isMore })} />}
      {!options.category_slug && categories.length > 1 && (
        <SelectFilter
          label={t('news.category')}
          any={t('news.all_categories')}
          value={values.category}
          options={categories.map(({ slug, name, lang }) => ({ value: slug, label: name, lang }))}
          onChange={(category) => change({ category })}
        />
      )}
      {!options.year && years.length > 1 && (
        <SelectFilter label={t('list.year')} any={t('list.all')} value={values.year} options={years.map(yearOption)} onChange={(year) => change({ year })} />
      )}
      <ChoiceFilter
        label={t('news.view')}
        value={areRows(search) ? 'rows' : ''}
        options={[
          { value: '', label: t('news.view_cards') },
          { value: 'rows', label: t('news.view_rows') },
        ]}
        onChange={(view) => changeSearch((latest) => withParameters(latest, { view }))}
      />
    </FilterBar>
  )
}

/** No filter: the list stays at its page, and to clear the filters leaves it as it is. */
function areRows(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'rows'
}
