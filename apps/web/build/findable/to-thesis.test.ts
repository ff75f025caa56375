/** @jest-environment node */
import { toThesis } from './to-thesis'

const doctoral = {
  full_name: { text: 'Maxat Zhanadilov', language: 'en' },
  topic: { text: 'Sediment in Mountain Rivers', language: 'en' },
  degree: { text: 'Doctor of Philosophy (PhD)', language: 'en' },
  thesis: { id: 1, url: '/media/thesis-1a2b.pdf', mime: 'application/pdf', ext: 'pdf', size_bytes: 24_000, lang: 'kz', title: null },
  published_at: '2026-10-26T05:00:00Z',
  updated_at: '2026-11-06T04:10:00Z',
} as const
const shell = { name: 'Kokzhiek University', origin: 'https://kokzhiek.example' }

test('names the thesis, its author, the degree, the university and the document', () => {
  expect(toThesis(doctoral, shell, '/en/dissertation/81/doctorals/811')).toEqual({
    '@type': 'Thesis',
    name: 'Sediment in Mountain Rivers',
    url: 'https://kokzhiek.example/en/dissertation/81/doctorals/811',
    author: { '@type': 'Person', name: 'Maxat Zhanadilov' },
    inSupportOf: 'Doctor of Philosophy (PhD)',
    inLanguage: 'kk',
    datePublished: '2026-10-26T05:00:00Z',
    dateModified: '2026-11-06T04:10:00Z',
    sourceOrganization: { '@type': 'CollegeOrUniversity', name: 'Kokzhiek University', url: 'https://kokzhiek.example' },
    encoding: { '@type': 'MediaObject', contentUrl: 'https://kokzhiek.example/media/thesis-1a2b.pdf', encodingFormat: 'application/pdf', contentSize: '24000' },
  })
})

test('says nothing of a document that is not there', () => {
  expect(toThesis({ ...doctoral, thesis: null, degree: null }, shell, '/')).toMatchObject({ encoding: undefined, inLanguage: undefined, inSupportOf: undefined })
})
