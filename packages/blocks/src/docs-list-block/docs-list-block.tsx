import { useTranslation } from 'react-i18next'
import { ListFrame } from '../list/list-frame'
import * as pagedStyles from '../list/paged-list.module.css'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { CategoryTree } from './category-tree'
import { DocFilters } from './doc-filters'
import { DocRow } from './doc-row'
import { docsListTitle } from './docs-list-title'
import type { DocsListBlockInitial, DocsListBlockOptions } from './docs-list-block.options'
import { useDocuments } from './use-documents'
import * as styles from './docs-list-block.module.css'

/** Official documents: by category, words, year and language; each with its files, how long it holds, and what it replaced. */
export function DocsListBlock({ options, initial }: EmbeddedProps<DocsListBlockOptions, DocsListBlockInitial>) {
  const { t } = useTranslation()
  const { params, pages, tree, path } = useDocuments(options, initial)
  const { shown, state } = pages
  const fixed = initial.categories.find(({ id }) => id === options.category_id)
  const title = docsListTitle(t, options, initial)
  const chosen = path.at(-1) ?? fixed

  return (
    <BlockSection title={title}>
      <BlockHead heading={title} />
      <DocFilters params={params} options={options} initial={initial} years={shown.years} />
      <div className={styles.container}>
        <div className={styles.columns} data-tree={tree.length > 0}>
          {tree.length > 0 && <CategoryTree tree={tree} path={path} all={fixed?.count} />}
          <ListFrame pages={pages} count={(count) => t('docs.count', { count })} empty={t('docs.empty')} onReset={params.reset}>
            <ul className={`${pagedStyles.list} ${styles.list}`} aria-busy={state === 'loading'}>
              {shown.items.map((item) => (
                <li key={item.id}>
                  {/* Said once above the list, it need not be said in every row. */}
                  <DocRow item={item} hasCategory={item.categoryId !== chosen?.id} hasVersions={options.include_replaced !== true} />
                </li>
              ))}
            </ul>
          </ListFrame>
        </div>
      </div>
    </BlockSection>
  )
}
