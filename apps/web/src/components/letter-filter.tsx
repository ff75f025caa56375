import { useBlockEnvironment } from '@university/blocks/environment'
import { useLanguage } from '../i18n/use-language'
import * as styles from './letter-filter.module.css'

/** The first letters of names, as links that can be shared; `?letter=` of the address holds the choice. */
export function LetterFilter({ letters, current }: { letters: readonly string[]; current: string | undefined }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('department.letters')} className={styles.filter}>
      <ul className={styles.letters}>
        <li>
          <LetterLink letter={undefined} isCurrent={current === undefined}>
            {t('department.all_letters')}
          </LetterLink>
        </li>
        {letters.map((letter) => (
          <li key={letter}>
            <LetterLink letter={letter} isCurrent={letter === current}>
              {letter}
            </LetterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LetterLink({ letter, isCurrent, children }: { letter: string | undefined; isCurrent: boolean; children: string }) {
  const { search, setSearch } = useBlockEnvironment()
  const parameters = new URLSearchParams(search)
  if (letter) parameters.set('letter', letter)
  else parameters.delete('letter')
  const next = String(parameters) && `?${parameters}`
  return (
    <a
      href={next || '?'}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setSearch(next)
      }}
    >
      {children}
    </a>
  )
}
