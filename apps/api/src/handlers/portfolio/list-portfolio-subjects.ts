import type { Handler } from '@university/api-schema/handlers'
import { shownText } from '../../content/languages'
import type { Context } from '../../context'
import { sortKey } from '../../text/sort-key'
import { findPerson } from './find-person'

const levels = ['preparatory', 'bachelor', 'master', 'residency', 'doctoral']

export const listPortfolioSubjects: Handler<'listPortfolioSubjects', Context> = async ({ body }, context) => {
  const { subjects } = await findPerson(context, body)
  const key = (subject: (typeof subjects)[number]) => `${levels.indexOf(subject.level)} ${sortKey(shownText(subject, 'name', body.lang ?? 'kz') ?? '')}`
  return subjects.map((subject) => ({ subject, key: key(subject) })).sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ subject }) => subject)
}
