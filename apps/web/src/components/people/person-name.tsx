import { useLanguage } from '../../i18n/use-language'
import { langOf, type Text } from '../../lib/text'
import { Link } from '../link'

export interface PersonNameProps {
  name: Text
  /** Null for people from elsewhere. */
  portfolioId: number | null
  /** Ids of the portfolios that have a page on this site. */
  people: readonly number[]
}

/** A name, which leads to the portfolio where the site has a page of it. */
export function PersonName({ name, portfolioId, people }: PersonNameProps) {
  const { language } = useLanguage()
  const lang = langOf(name, language)
  if (portfolioId === null || !people.includes(portfolioId)) return <span lang={lang}>{name?.text}</span>
  return (
    <Link to={`/portfolio/${portfolioId}`} lang={lang}>
      {name?.text}
    </Link>
  )
}
