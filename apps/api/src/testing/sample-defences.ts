import type { JsonObject } from '../contract/document'
import { names } from './sample-staff'
import type { ContentFiles } from './test-content'

/** A file `main/dissertations/<id>.yaml`. */
export function dissertationFile(id: number, more: JsonObject = {}): ContentFiles {
  const file = { id, council: 6, program_code: '8D06101', program_name_kz: 'Компьютерлік ғылымдар', program_name_ru: 'Компьютерные науки', year: 2026, updated_at: '2026-11-01T05:00:00Z', ...more }
  return { [`main/dissertations/${id}-x.yaml`]: file }
}

/** A file `main/doctorals/<id>.yaml`. */
export function doctoralFile(id: number, dissertation_id: number, more: JsonObject = {}): ContentFiles {
  const dates = { published_at: '2026-10-26T05:00:00Z', updated_at: '2026-10-26T05:00:00Z' }
  return { [`main/doctorals/${id}-x.yaml`]: { id, dissertation_id, full_name_kz: `Докторант ${id}`, topic_kz: `Тақырып ${id}`, ...dates, ...more } }
}

/** Two councils, each with a programme; one defence was held, two are to come. */
export function sampleDefences(): ContentFiles {
  const pdf = { file: 'rules.pdf', lang: 'kz' }
  return {
    'main/dissertation-councils.yaml': [
      { id: 1, ...names('8D023'), chair: { full_name_kz: 'Ноғайбаева Бибігүл' }, contacts: {} },
      { id: 6, ...names('8D061'), chair: { portfolio_id: 512 }, contacts: { email: 'phd@kokzhiek.example' } },
    ],
    ...dissertationFile(81, { reports: [pdf] }),
    ...dissertationFile(82, { council: 1, program_code: '8D02301', program_name_kz: 'Қазақ филологиясы' }),
    ...doctoralFile(811, 81, {
      full_name_kz: 'Жанәділов Мақсат',
      topic_ru: 'Оценка мутности горных рек по спутниковым данным',
      defence_at: '2026-11-27T10:00:00Z',
      thesis: pdf,
      annotation_kz: pdf,
      consultants: [{ portfolio_id: 71, review: pdf }],
      reviewers: [{ full_name_kz: 'Оспанов Дәурен' }],
      changes: [{ changed_at: '2026-11-02T04:00:00Z', text_kz: 'Рецензент ауысты.' }, { changed_at: '2026-11-06T04:10:00Z', text_kz: 'Күні ауысты.' }],
      updated_at: '2026-11-06T04:10:00Z',
    }),
    ...doctoralFile(807, 81, { defence_at: '2026-06-19T05:00:00Z', status: 'held' }),
    ...doctoralFile(821, 82, { defence_at: '2026-12-04T06:00:00Z' }),
  }
}
