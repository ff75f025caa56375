/** @jest-environment node */
import { vacancy } from '../../src/testing/vacancy'
import { vacancyJsonLd } from './vacancy-json-ld'

const site = { shell: { origin: 'https://kokzhiek.example', name: 'Kokzhiek', address: '41 Tien Shan Avenue', logo: null }, language: 'en' as const }

test('tells search engines what the post is, where, for how much and until when', () => {
  expect(JSON.parse(JSON.stringify(vacancyJsonLd(vacancy(), site)))).toEqual({
    '@type': 'JobPosting',
    title: 'Senior Lecturer',
    description: '<p>Two lecturers.</p><h2>Duties</h2><ul><li>lecturing</li></ul>',
    inLanguage: 'en',
    identifier: { '@type': 'PropertyValue', name: 'Kokzhiek', value: '301' },
    datePosted: '2026-11-02T04:00:00Z',
    validThrough: '2099-12-01T13:00:00Z',
    directApply: true,
    employmentType: 'PART_TIME',
    totalJobOpenings: 2,
    hiringOrganization: { '@type': 'CollegeOrUniversity', name: 'Kokzhiek', sameAs: 'https://kokzhiek.example' },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Almaty', streetAddress: '41 Tien Shan Avenue', addressCountry: 'KZ' } },
    baseSalary: { '@type': 'MonetaryAmount', currency: 'KZT', value: { '@type': 'QuantitativeValue', minValue: 380_000, maxValue: 450_000, unitText: 'MONTH' } },
  })
})

test('says nothing of a salary by agreement and of a deadline that there is none', () => {
  const data = vacancyJsonLd(vacancy({ salary_from: null, salary_to: null, deadline_at: null }), site)

  expect([data.baseSalary, data.validThrough]).toEqual([undefined, undefined])
})

test.each([
  ['kz', 'Талаптар', 'Біздің ұсынатынымыз', 'Қажетті құжаттар'],
  ['ru', 'Требования', 'Что мы предлагаем', 'Какие документы прислать'],
  ['en', 'Requirements', 'What we offer', 'What to send'],
] as const)('names in %s what each list is of: results of searches show them one below the other', (language, ...headings) => {
  const text = (words: string) => ({ text: `<ul><li>${words}</li></ul>`, language })
  const { description } = vacancyJsonLd(vacancy({ description: null, duties: null, requirements: text('a'), conditions: text('b'), required_documents: text('c') }), { ...site, language })

  expect(description).toBe(headings.map((heading, index) => `<h2>${heading}</h2><ul><li>${'abc'.charAt(index)}</li></ul>`).join(''))
})
