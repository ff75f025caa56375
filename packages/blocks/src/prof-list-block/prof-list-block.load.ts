import { listProfessions, listTrainingFields } from '@university/api-client'
import { toChoice } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { ProfListBlockInitial, ProfListBlockOptions } from './prof-list-block.options'
import { toProfessionItem } from './to-profession-item'

/** Professions a page, where the editor did not say. */
export const perPage = 12

/** The first page of the professions, and what they can be narrowed by. */
export const loadProfListBlock: BlockLoader<ProfListBlockOptions, ProfListBlockInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [professions, fields] = await Promise.all([
    listProfessions(client, { body: { ...about, per_page: perPage, ...options } }),
    listTrainingFields(client, { body: { ...about, ...(options.level && { level: options.level }) } }),
  ])
  if (!professions.ok) return professions
  if (!fields.ok) return fields
  const { subjects } = professions.data
  return {
    ...professions,
    data: {
      page: toPage(professions.data, (row) => toProfessionItem(row, language)),
      fields: fields.data.filter(({ programs_count }) => programs_count > 0).map((field) => ({ ...toChoice(field, language), level: field.level })),
      subjects: subjects.map((subject) => toChoice(subject, language)),
    },
  }
}
