import { useBlockEnvironment } from '@university/blocks/environment'
import { formatFileSize } from '@university/blocks/format-file-size'
import { languageTags } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import { langOf } from '../lib/text'
import { Icon } from './icon'
import * as styles from './file-list.module.css'

type File = Queries.FileLinkFragment

/** Files to download, one below the other; nothing without files. */
export function FileList({ files }: { files: readonly File[] }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  )
}

/** The files of an item below a heading; nothing without files. */
export function FileSection({ id, title, files, className }: { id: string; title: string; files: readonly (File | null)[]; className?: string | undefined }) {
  const present = files.filter((file) => file !== null)
  if (present.length === 0) return null
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <FileList files={present} />
    </section>
  )
}

/** A file with what a reader wants to know before it is downloaded: type, size, and the language where it is not the page's. */
export function FileLink({ file }: { file: File }) {
  const { t } = useLanguage()
  // In an island there is no other that tells it.
  const { language } = useBlockEnvironment()
  const { lang } = file
  const facts = [file.ext.toUpperCase(), formatFileSize(file.size_bytes, language)]
  return (
    <a className={styles.file} href={file.url} type={file.mime} hrefLang={lang ? languageTags[lang] : undefined}>
      <span className={styles.icon}>
        <Icon name="file" />
      </span>
      <span className={styles.words}>
        <span className={styles.title} lang={langOf(file.title, language)}>
          {file.title?.text ?? file.url.split('/').at(-1)}
        </span>
        <span className={styles.facts}>
          {lang && lang !== language && <span lang={languageTags[lang]}>{t(`site.language_name_${lang}`)} · </span>}
          {facts.join(' · ')}
        </span>
      </span>
    </a>
  )
}
