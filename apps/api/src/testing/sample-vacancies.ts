import type { JsonObject } from '../contract/document'
import { names } from './sample-staff'
import { times, titles, type ContentFiles } from './test-content'

/** A file `main/vacancies/<id>.yaml`, open until the post is filled. */
export function vacancyFile(id: number, more: JsonObject = {}, site = 'main'): ContentFiles {
  const texts = { ...titles(`Vacancy ${id}`), description_kz: '<p>x</p>', description_ru: '<p>x</p>', description_en: '<p>x</p>' }
  return { [`${site}/vacancies/${id}-x.yaml`]: { id, ...texts, category: 1, employment_type: 'full_time', ...times, ...more } }
}

export function sampleVacancies(): ContentFiles {
  return {
    'main/vacancy-categories.yaml': [{ id: 1, ...names('Academic') }, { id: 2, ...names('Support') }],
    ...vacancyFile(301, { unit: 'fit/11', requirements_kz: '<ul><li>физика бойынша магистр</li></ul>', deadline_at: '2026-12-01T13:00:00Z', published_at: '2026-11-02T04:00:00Z' }),
    ...vacancyFile(298, { unit: 'library', category: 2, employment_type: 'part_time', rate: 0.5, title_en: null, description_en: null, published_at: '2026-10-20T05:00:00Z' }),
  }
}
