import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import type { ContentStore } from '../../content/content-store'
import type { Site } from '../../content/kind'
import { languages } from '../../content/languages'
import { profession } from '../../content/kinds/profession'
import { profileSubject } from '../../content/kinds/profile-subject'
import { program } from '../../content/kinds/program'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { pageIn } from '../../contract/paging'
import { orderOf } from '../sorting'

type Profession = HandlerAnswer<'listProfessions'>['data'][number]

/** There are a few dozen: what depends on their programmes is put together in memory. */
export const listProfessions: Handler<'listProfessions', Context> = async ({ body }, { content }) => {
  const { slug: site, q, level, training_id, subject_ids = [], language, study_form, lang = 'kz', sort, order } = body
  const facets = [...facetsOf({ level, training: training_id }), ...subject_ids.map((id) => ({ name: 'subject', value: String(id) }))]
  const byCode = { by: 'code', direction: 'asc', then: { by: 'group_code', direction: 'asc' } } as const
  const chosen = orderOf(body, { code: { by: 'code', direction: 'asc' }, name: { by: 'name', translated: true, direction: 'asc' } }, byCode)
  const [found, everyone, counts, fitting, spoken, subjects] = await Promise.all([
    content.list(profession, { site, q, facets, order: chosen === 'natural' ? byCode : chosen }),
    content.list(profession, { site }),
    content.countByFacet(program, 'profession', site),
    content.countByFacet(program, 'profession', site, { facets: facetsOf({ language, study_form }) }),
    taughtIn(content, site),
    content.list(profileSubject, { site, order: { by: `name_${lang}`, direction: 'asc' } }),
  ])

  const countOf = ({ id }: Profession) => counts.get(String(id)) ?? 0
  const shown = found
    .filter(({ id }) => fitting.has(String(id)))
    .map((one) => ({ ...one, programs_count: countOf(one), languages: languages.filter((each) => spoken[each].has(String(one.id))) }))
  if (sort === 'programs_count') shown.sort((a, b) => (order === 'asc' ? 1 : -1) * (a.programs_count - b.programs_count))

  const used = new Set(everyone.filter((one) => countOf(one) > 0).flatMap(({ profile_subjects }) => profile_subjects.map(({ id }) => id)))
  return { ...pageIn(shown, body), subjects: subjects.filter(({ id }) => used.has(id)) }
}

/** The professions that have a programme in each language. */
async function taughtIn(content: ContentStore, site: Site) {
  const [kz, ru, en] = await Promise.all(languages.map((language) => content.countByFacet(program, 'profession', site, { facets: facetsOf({ language }) })))
  const none = new Map<string, number>()
  return { kz: kz ?? none, ru: ru ?? none, en: en ?? none }
}
