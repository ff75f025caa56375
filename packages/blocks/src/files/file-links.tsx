import type { LocalText } from '@university/api-client/pick-text'
import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import { useLangOf } from '../environment/use-lang-of'
import { formatFileSize } from './format-file-size'
import type { FileItem } from './to-file-items'
import * as styles from './file-links.module.css'

export interface FileLinksProps {
  files: readonly FileItem[]
  /**
   * What all of them are: then each shows only its language, and screen readers get the title before it. Without it each
   * shows its own title.
   */
  of?: LocalText | null
}

/** Files to download, each with what a reader wants to know before: language, type, size. */
export function FileLinks({ files, of }: FileLinksProps) {
  const { t } = useTranslation()
  const { language: own } = useBlockEnvironment()
  const langOf = useLangOf()

  return (
    <ul className={styles.files}>
      {files.map(({ id, url, mime, ext, bytes, title, language }) => (
        <li key={id}>
          <a className={styles.file} href={url} type={mime} hrefLang={language ? languageTag(language) : undefined}>
            <span className={styles.badge} data-kind={kindOf(ext)}>
              {ext.toUpperCase()}
            </span>
            <span className={styles.words}>
              {of ? (
                <>
                  <span className="visually-hidden" lang={langOf(of)}>
                    {of.text}:{' '}
                  </span>
                  <span className={styles.name}>{language ? capitalise(t(`blocks.language_${language}`)) : t('files.file')}</span>
                </>
              ) : (
                <span className={styles.name} lang={langOf(title)}>
                  {title?.text ?? url.split('/').at(-1)}
                </span>
              )}{' '}
              <span className={styles.size}>
                {!of && language && language !== own && `${t(`blocks.language_${language}`)} · `}
                {formatFileSize(bytes, own)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What a badge is coloured by. */
function kindOf(ext: string): string | undefined {
  return Object.entries({ text: ['pdf', 'doc', 'docx', 'odt', 'rtf'], table: ['xls', 'xlsx', 'ods', 'csv'], slides: ['ppt', 'pptx', 'odp'] }).find(([, all]) => all.includes(ext))?.[0]
}
