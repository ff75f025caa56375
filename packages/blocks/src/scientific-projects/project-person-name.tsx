import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import type { ProjectPerson } from './scientific-projects.options'

/** A person of a project by name: a link to the portfolio where there is one. */
export function ProjectPersonName({ person: { id, name } }: { person: ProjectPerson }) {
  const { Link } = useBlockEnvironment()
  const langOf = useLangOf()
  if (!name) return null
  const text = <span lang={langOf(name)}>{name.text}</span>
  return id === null ? text : <Link to={`/portfolio/${id}`}>{text}</Link>
}
