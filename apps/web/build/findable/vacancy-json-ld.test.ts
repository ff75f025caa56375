/** @jest-environment node */
import { vacancy } from '../../src/testing/vacancy'
import { vacancyJsonLd } from './vacancy-json-ld'

const site = { shell: { origin: 'https://kokzhiek.example', name: 'Kokzhiek', address: '41 Tien Shan Avenue', logo: null }, language: 'en' as const }

test('tells search engines what the post is, where, for how much and until when', () => {
  expect(JSON.parse(JSON.stringify(vacancyJsonLd(vacancy(), site)))).toEqual({
    '@type': 'JobPosting',
    title: 'Senior Lecturer',
    description: '<p>Two lecturers.</p><ul><li>lecturing</li></ul>',
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
