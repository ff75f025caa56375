/** @jest-environment node */
import { programmeThing, type Programme } from './programmes'

const programme: Programme = {
  id: 611,
  profession_id: 21,
  training: { id: 6, slug: null, name_kz: null, name_ru: null, name_en: null },
  code: '6B06101',
  group_code: 'B057',
  name_kz: 'Бағдарламалық инженерия',
  name_ru: 'Программная инженерия',
  name_en: null,
  degree_awarded_kz: 'Бакалавр',
  degree_awarded_ru: null,
  degree_awarded_en: 'Bachelor',
  level: 'bachelor',
  study_form: 'evening',
  languages: ['kz', 'en'],
  duration_years: 3.5,
  credits: 240,
  profile_subjects: [],
  threshold_score: 65,
  dual_diploma: false,
  cafedra: null,
  goals_kz: '<p>Инженерлер <b>даярлау</b>.</p>',
  goals_ru: null,
  goals_en: null,
  outcomes_kz: null,
  outcomes_ru: null,
  outcomes_en: null,
  careers_kz: null,
  careers_ru: null,
  careers_en: null,
  accreditations: [],
  files: [],
  price_id: null,
  updated_at: '2026-07-02T06:00:00Z',
}

test('describes a programme in the language of the page, or in the first that it has', () => {
  expect(programmeThing(programme, 'en', 'https://kokzhiek.example')).toEqual({
    '@type': 'EducationalOccupationalProgram',
    name: 'Бағдарламалық инженерия',
    identifier: '6B06101',
    description: 'Инженерлер даярлау.',
    educationalCredentialAwarded: 'Bachelor',
    educationalProgramMode: 'part-time',
    timeToComplete: 'P3Y6M',
    numberOfCredits: 240,
    inLanguage: ['kk', 'en'],
    provider: { '@id': 'https://kokzhiek.example/#organization' },
  })
})

test('names the chair that teaches it as a part of the university', () => {
  expect(programmeThing(programme, 'ru', 'https://kokzhiek.example', 'Кафедра информатики')).toMatchObject({
    name: 'Программная инженерия',
    provider: { '@type': 'EducationalOrganization', name: 'Кафедра информатики', parentOrganization: { '@id': 'https://kokzhiek.example/#organization' } },
  })
})

test.each([
  [4, 'P4Y'],
  [1.5, 'P1Y6M'],
  [0.5, 'P6M'],
])('writes a length of %d years as %s', (duration_years, written) => {
  expect(programmeThing({ ...programme, duration_years }, 'kz', '')['timeToComplete']).toBe(written)
})
