import { listDocuments } from '@university/api-client'
import { readAllPages } from '@university/api-client/read-all-pages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { FailureNotice } from '../failure-notice/failure-notice'
import { FileLinks } from '../files/file-links'
import { useAllRows } from '../table/use-all-rows'
import { Chevron } from '../unfold/chevron'
import * as chevronStyles from '../unfold/chevron.module.css'
import { DocFacts } from './doc-facts'
import type { DocItem } from './docs-list-block.options'
import { toDocItem } from './to-doc-item'
import * as styles from './docs-list-block.module.css'

/** What a document took the place of, back to its first version; asked for when somebody wants to see it. */
export function EarlierVersions({ item }: { item: DocItem }) {
  const { t } = useTranslation()
  const { site, language } = useBlockEnvironment()
  const langOf = useLangOf()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [versions, setVersions] = useState<readonly DocItem[]>()
  const all = useAllRows<DocItem, 'versions'>(async (signal) => {
    // Of all categories: a new version may stand in another one.
    const body = { slug: site, lang: language, include_replaced: true }
    const result = await readAllPages(client, listDocuments, { body }, { signal })
    return result.ok ? { ...result, data: result.data.map((row) => toDocItem(row, language)) } : result
  }, '')

  const ask = () => all.fetchFor('versions', (rows) => setVersions(before(item, rows)))
  function toggle() {
    setOpen(!isOpen)
    if (!isOpen && !versions) ask()
  }

  return (
    <div>
      <button type="button" className={chevronStyles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {t('docs.earlier')}
        <span className="visually-hidden" lang={langOf(item.title)}>
          : {item.title?.text ?? item.number}
        </span>
        <Chevron />
      </button>
      <div id={id} hidden={!isOpen}>
        <p className={styles.none} aria-live="polite">
          {all.waiting ? t('list.loading') : versions?.length === 0 ? t('docs.no_earlier') : ''}
        </p>
        {all.failed && <FailureNotice what="list" failure={all.failed.failure} retry={ask} />}
        {versions && versions.length > 0 && (
          <ol className={styles.former}>
            {versions.map((version) => (
              <li key={version.id}>
                <p lang={langOf(version.title)}>{version.title?.text ?? version.number}</p>
                <DocFacts item={version} />
                {version.files.length > 0 && <FileLinks files={version.files} of={version.title ?? { text: version.number ?? '', language }} />}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}

/** The versions before a document, the latest first. One that names itself, in a circle, ends them. */
function before({ id, replacesId }: DocItem, rows: readonly DocItem[]): DocItem[] {
  const versions: DocItem[] = []
  const seen = new Set([id])
  for (let next = replacesId; next !== null && !seen.has(next); ) {
    seen.add(next)
    const version = rows.find((row) => row.id === next)
    if (version) versions.push(version)
    next = version?.replacesId ?? null
  }
  return versions
}
