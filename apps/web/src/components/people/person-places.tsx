import { useLanguage } from '../../i18n/use-language'
import type { PageContext } from '../../lib/page-context'
import { langOf, type Text } from '../../lib/text'
import { Link } from '../link'
import * as styles from './person-places.module.css'

interface Place {
  readonly id: number
  readonly name: Text
}

export interface PersonPlacesProps {
  department: Place | null
  cafedra: Place | null
  /** Says which of the two have a page on this site. */
  context: Pick<PageContext, 'departmentId' | 'cafedraId'>
}

/** The chair and department that a person belongs to, as links where the site has their pages. */
export function PersonPlaces({ department, cafedra, context }: PersonPlacesProps) {
  const { language } = useLanguage()
  const places = [
    { place: cafedra, to: context.cafedraId && `/portfolio/department/cafedra/${context.cafedraId}` },
    { place: department, to: context.departmentId && `/portfolio/department/${context.departmentId}` },
  ]
  if (!department && !cafedra) return null
  return (
    <ul className={styles.places}>
      {places.map(
        ({ place, to }, index) =>
          place && (
            <li key={index} lang={langOf(place.name, language)}>
              {to ? <Link to={to}>{place.name?.text}</Link> : place.name?.text}
            </li>
          ),
      )}
    </ul>
  )
}
