import { IsolatedContent } from '../content-block/isolated-content'
import { useBlockEnvironment } from '../environment/environment'
import { initialOf } from '../environment/initial-of'
import { useLangOf } from '../environment/use-lang-of'
import { FileLinks } from '../files/file-links'
import { Picture } from '../picture/picture'
import type { EntryItem } from './list-block.options'
import * as styles from './list-block.module.css'

/** The same for all entries of a page: picture above the text, beside it, or no room for one. */
export type EntryLayout = 'cards' | 'rows' | 'plain'

export function EntryCard({ item: { id, title, text, link, picture, files }, layout }: { item: EntryItem; layout: EntryLayout }) {
  const { Link } = useBlockEnvironment()
  const langOf = useLangOf()
  const name = <span lang={langOf(title)}>{title?.text ?? link ?? '—'}</span>

  return (
    <div className={styles.card} data-linked={link !== null}>
      {layout !== 'plain' && (
        <div className={styles.media}>
          {picture ? (
            <Picture image={picture.image} sizes={layout === 'cards' ? '(min-width: 40rem) 24rem, 94vw' : '6rem'} alt={picture.alt?.text ?? ''} lang={langOf(picture.alt)} />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {initialOf(title?.text ?? '')}
            </span>
          )}
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{link ? <Link to={link}>{name}</Link> : name}</p>
        {text && <IsolatedContent id={`Entry-${id}`} html={text.text} textLanguage={text.language} />}
        {files.length > 0 && <FileLinks files={files} />}
      </div>
    </div>
  )
}
