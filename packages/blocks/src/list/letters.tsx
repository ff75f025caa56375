import { useId } from 'react'
import { useBlockEnvironment, type Language } from '../environment/environment'
import { useNameSuffix } from '../section/block-section'
import * as styles from './letters.module.css'
import { SearchLink } from './search-link'

export interface LettersProps {
  /** What they are, for screen readers. */
  label: string
  /** What stands before the first of them, for no choice. */
  all: string
  /** What stands before those of another script than that of the page. */
  others: string
  letters: readonly string[]
  /** The one that holds; undefined for none. */
  current: string | undefined
}

const scripts: Record<Language, RegExp> = { kz: /\p{Script=Cyrillic}/u, ru: /\p{Script=Cyrillic}/u, en: /\p{Script=Latin}/u }

/**
 * First letters to choose from, as links that can be shared: `?letter=` of the address holds the choice. What has no translation is found
 * under a letter of another script; those stand together behind the alphabet of the page, since many look like letters of it: A and А, C and С.
 */
export function Letters({ label, all, others, letters, current }: LettersProps) {
  const { language } = useBlockEnvironment()
  const suffix = useNameSuffix()
  const id = useId()
  const own = letters.filter((letter) => scripts[language].test(letter))
  // Where all are of the other script, nothing needs to be told apart.
  const [main, foreign] = own.length === 0 ? [letters, []] : [own, letters.filter((letter) => !own.includes(letter))]
  const linkTo = (letter: string | undefined) => (
    <li key={letter ?? ''}>
      <SearchLink changes={{ letter, page: undefined }} aria-current={letter === current ? 'true' : undefined}>
        {letter ?? all}
      </SearchLink>
    </li>
  )
  return (
    <nav aria-label={`${label}${suffix}`} className={styles.frame}>
      <ul className={styles.letters}>{[undefined, ...main].map(linkTo)}</ul>
      {foreign.length > 0 && (
        <>
          <span id={id} className={styles.others}>
            {others}
          </span>
          <ul className={styles.letters} aria-labelledby={id}>
            {foreign.map(linkTo)}
          </ul>
        </>
      )}
    </nav>
  )
}
