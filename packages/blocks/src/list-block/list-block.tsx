import { useTranslation } from 'react-i18next'
import { useLangOf } from '../environment/use-lang-of'
import { ListFrame } from '../list/list-frame'
import * as pagedStyles from '../list/paged-list.module.css'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { EntryCard, type EntryLayout } from './entry-card'
import { EntryFilters } from './entry-filters'
import { listBlockTitle } from './list-block-title'
import type { EntryItem, ListBlockInitial, ListBlockOptions } from './list-block.options'
import { useEntries } from './use-entries'
import * as styles from './list-block.module.css'

/** A list that editors made for whatever they need one for: entries with pictures, texts and files; from A to Z; by pages. */
export function ListBlock({ options, initial }: EmbeddedProps<ListBlockOptions, ListBlockInitial>) {
  const { t } = useTranslation()
  const langOf = useLangOf()
  const entries = useEntries(options, initial)
  const { shown, state } = entries.pages
  const layout = layoutOf(shown.items)
  const { title } = initial
  const name = listBlockTitle(t, initial)

  return (
    <BlockSection title={name}>
      <BlockHead heading={<span lang={title ? langOf(title) : undefined}>{name}</span>} />
      <EntryFilters entries={entries} options={options} initial={initial} />
      <ListFrame pages={entries.pages} count={(count) => t('entries.count', { count })} empty={t('entries.empty')} onReset={entries.params.reset}>
        <ul className={`${pagedStyles.list} ${styles.list}`} data-layout={layout} aria-busy={state === 'loading'}>
          {shown.items.map((item) => (
            <li key={item.id}>
              <EntryCard item={item} layout={layout} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </BlockSection>
  )
}

/** Large pictures where most entries have one, small ones beside the text where only some do. */
function layoutOf(items: readonly EntryItem[]): EntryLayout {
  const pictures = items.filter(({ picture }) => picture !== null).length
  return pictures === 0 ? 'plain' : pictures * 2 > items.length ? 'cards' : 'rows'
}
