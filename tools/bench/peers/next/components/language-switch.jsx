'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'

/** The same page in the other languages. Query and fragment of the address stay. */
export function LanguageSwitch({ label, current, languages }) {
  const router = useRouter()

  function keepQuery(event, href) {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.push(href + window.location.search + window.location.hash)
  }

  return (
    <nav aria-label={label}>
      <ul className="language_switcher_list">
        {languages.map(({ tag, href, short, name }) => (
          <li key={tag}>
            <Link href={href} lang={tag} hrefLang={tag} aria-current={tag === current ? 'true' : undefined} onClick={(event) => keepQuery(event, href)}>
              {short} <span className="visually-hidden">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
