import { useBlockEnvironment } from '../environment/environment'
import { withParameters } from '../environment/with-parameters'
import * as filterStyles from '../list/filter-links.module.css'
import { readYear } from '../list/read-year'
import { YearFilter } from '../list/year-filter'
import type { NewsListOptions } from './news-list.options'
import { NewsPlugin } from './news-plugin'

/** The news of a site, or of a category, by pages: all, or by `?year=` of the address. */
export function NewsList({ years, ...list }: NewsListOptions) {
  const { search, changeSearch } = useBlockEnvironment()
  const year = readYear(search)

  return (
    <>
      {years.length > 1 && (
        <div className={filterStyles.filters}>
          <YearFilter years={years} />
        </div>
      )}
      <NewsPlugin
        {...list}
        filter={year === undefined ? {} : { year }}
        isFiltered={year !== undefined}
        onReset={year === undefined ? undefined : () => changeSearch((latest) => withParameters(latest, { year: undefined, page: undefined }))}
      />
    </>
  )
}
