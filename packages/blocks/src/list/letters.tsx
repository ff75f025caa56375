import { useNameSuffix } from '../section/block-section'
import * as styles from './letters.module.css'
import { SearchLink } from './search-link'

export interface LettersProps {
  /** What they are, for screen readers. */
  label: string
  /** What stands before the first of them, for no choice. */
  all: string
  letters: readonly string[]
  /** The one that holds; undefined for none. */
  current: string | undefined
}

/** First letters to choose from, as links that can be shared: `?letter=` of the address holds the choice. */
export function Letters({ label, all, letters, current }: LettersProps) {
  const suffix = useNameSuffix()
  return (
    <nav aria-label={`${label}${suffix}`} className={styles.frame}>
      <ul className={styles.letters}>
        {[undefined, ...letters].map((letter) => (
          <li key={letter ?? ''}>
            <SearchLink changes={{ letter, page: undefined }} aria-current={letter === current ? 'true' : undefined}>
              {letter ?? all}
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
