import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { FileLinks } from '../files/file-links'
import { DocFacts } from './doc-facts'
import type { DocItem } from './docs-list-block.options'
import { EarlierVersions } from './earlier-versions'
import * as styles from './docs-list-block.module.css'

export interface DocRowProps {
  item: DocItem
  /** Whether the row says of which category it is. */
  hasCategory: boolean
  /** Whether the row leads to the versions before it; where these are rows of their own, it does not. */
  hasVersions: boolean
}

/** A document: its title, what is on record about it, its files in each language. */
export function DocRow({ item, hasCategory, hasVersions }: DocRowProps) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const { title, category, files } = item
  const langOf = useLangOf()

  return (
    <article className={styles.doc}>
      {hasCategory && category && (
        <p className={styles.category} lang={langOf(category)}>
          {category.text}
        </p>
      )}
      <h3 className={styles.title} lang={langOf(title)}>
        {title?.text ?? item.number ?? '—'}
      </h3>
      <DocFacts item={item} />
      {files.length > 0 ? <FileLinks files={files} of={title ?? { text: item.number ?? '', language }} /> : <p className={styles.none}>{t('docs.no_file')}</p>}
      {hasVersions && item.replacesId !== null && <EarlierVersions item={item} />}
    </article>
  )
}
