import type { JsonObject } from '../contract/document'
import type { ContentFiles } from './test-content'

export function names(text: string): JsonObject {
  return { name_kz: `${text} kz`, name_ru: `${text} ru`, name_en: `${text} en` }
}

/** A file `main/people/<slug>.yaml`, with the names in Kazakh, Russian and English. */
export function person(id: number, slug: string, lastNames: (string | null)[], more: JsonObject = {}): ContentFiles {
  const [last_name_kz, last_name_ru, last_name_en] = lastNames
  const file = { id, slug, last_name_kz, last_name_ru, last_name_en, first_name_kz: 'Айгүл', first_name_ru: 'Айгуль', first_name_en: 'Aigul', updated_at: '2026-10-05T06:00:00Z', ...more }
  return { [`main/people/${slug}.yaml`]: file }
}

/** A file `main/projects/<id>.yaml`. */
export function project(id: number, more: JsonObject = {}): ContentFiles {
  const texts = { title_kz: `Жоба ${id}`, title_ru: `Проект ${id}`, title_en: `Project ${id}` }
  const file = { id, ...texts, type: 'applied', funding: 'grant', leader: { portfolio_id: 71 }, starts_at: '2025-01-01', ends_at: '2027-12-31', updated_at: '2026-10-05T06:00:00Z', ...more }
  return { [`main/projects/${id}.yaml`]: file }
}

/** A department with two chairs, three people, and two projects. */
export function sampleStaff(): ContentFiles {
  return {
    'main/spoken-languages.yaml': [{ id: 1, slug: 'kk', name_kz: 'қазақ тілі', name_ru: 'казахский', name_en: 'Kazakh' }],
    'main/departments.yaml': [
      { id: 1, slug: 'fit', ...names('IT'), phone: '+7 (727) 355-46-10', cafedras: [{ id: 11, ...names('Software') }, { id: 14, ...names('Security') }] },
    ],
    ...person(71, 'aigul-seitkali', ['Сейітқали', 'Сейиткали', 'Seitkali'], {
      degree_code: 'phd',
      department: 'fit',
      cafedra: 11,
      photo: { file: 'logo.svg' },
      bio_kz: '<p>Өмірбаяны</p>',
      education: [{ year: 2018, institution_kz: 'Көкжиек университеті' }],
      languages: [{ code: 'kk', level: 'native' }],
      subjects: [
        { id: 64, name_kz: 'Корпус лингвистикасы', level: 'master', credits: 6 },
        { id: 62, name_kz: 'Өңдеу', name_en: 'Analysis', level: 'bachelor' },
        { id: 61, name_kz: 'Деректер', name_en: 'Data', level: 'bachelor' },
      ],
      publications: [
        { id: 9003, title: 'Основы корпусной лингвистики', authors: 'Сейиткали А. Е.', year: 2021, type: 'textbook', index: [], citation: 'Сейиткали А. Е.' },
        { id: 9002, title: 'Dependency parsing of Kazakh', authors: 'Seitkali A., Lemke A.', year: 2024, type: 'article', index: ['scopus', 'wos'], quartile: 'Q2', citation: 'Seitkali A.' },
        { id: 9001, title: 'Қазақ тілінің талдаушысы', authors: 'Сейітқали А. Е.', year: 2024, source: 'Хабаршы', type: 'article', index: ['kkson'], citation: 'Сейітқали А. Е.' },
      ],
      awards: [
        { id: 168, title_kz: 'Алғыс хат', awarded_at: '2022-05-27' },
        { id: 171, title_kz: 'Үздік оқытушы', awarded_at: '2024-12-13' },
        { id: 172, title_kz: 'Медаль' },
      ],
      grants: [
        { id: 87, title_kz: 'Сөздік', role: 'executor', starts_at: '2020-11-15', currency: 'KZT' },
        { id: 91, irn: 'AP19675432', title_kz: 'Корпус', role: 'leader', starts_at: '2023-06-01', currency: 'KZT' },
      ],
      interests: [{ id: 32, name_kz: 'өңдеу' }, { id: 31, name_kz: 'лингвистика' }],
      experience: [
        { id: 38, position_kz: 'қызметкер', starts_at: '2013-02-01', ends_at: '2019-08-31' },
        { id: 41, position_kz: 'профессор', starts_at: '2019-09-01' },
        { id: 42, position_kz: 'кеңесші', starts_at: '2025-01-01', ends_at: '2026-11-21' },
      ],
      projects: [{ id: 47, title_kz: 'Оқулықтар', starts_at: '2021-01-11' }],
    }),
    ...person(73, 'nurlan-akhmetov', ['Ахметов', 'Ахметов', 'Akhmetov'], { degree_code: 'master', department: 'fit', cafedra: 11 }),
    ...person(512, 'kanat-omirov', ['Өміров', 'Омиров', 'Omirov'], { degree_code: 'doctor', department: 'fit', cafedra: 11, heads: 'cafedra' }),
    'main/project-types.yaml': [{ id: 1, slug: 'basic', ...names('Basic') }, { id: 2, slug: 'applied', ...names('Applied') }],
    'main/project-funding.yaml': [{ id: 1, slug: 'grant', ...names('Grant') }, { id: 2, slug: 'programme', ...names('Programme') }],
    ...project(401, { irn: 'AP19675432', starts_at: '2023-06-01', ends_at: '2025-12-31', results_kz: '<p>12 миллион сөз.</p><p>Ашық.</p>', leader: { portfolio_id: 71, role_kz: 'Жетекші' }, members: [{ portfolio_id: 73 }, { full_name_en: 'Anna Lemke' }] }),
    ...project(402, { type: 'basic', funding: 'programme', leader: { portfolio_id: 512 }, starts_at: '2024-10-01', ends_at: '2026-12-31', budget_amount: 450_000_000 }),
  }
}
