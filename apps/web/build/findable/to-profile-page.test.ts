/** @jest-environment node */
import { toProfilePage } from './to-profile-page'

const en = (text: string) => ({ text, language: 'en' as const })
const person: Parameters<typeof toProfilePage>[0] = {
  api_id: 71,
  last_name: en('Seitkali'),
  first_name: en('Aigul'),
  middle_name: null,
  position: en('Associate Professor'),
  degree: en('PhD'),
  academic_title: null,
  department: { id: 1, name: en('Faculty of IT') },
  cafedra: { id: 11, name: en('Chair of Software Engineering') },
  photo: { url: '/media/seitkali-1a2b.svg', width: 800, height: 1000, alt: null, sources: null },
  email: 'a.seitkali@kokzhiek.example',
  phone: null,
  room: '412',
  office_hours: null,
  bio: null,
  education: [],
  languages: [{ code: 'kk', level: 'native', name: en('Kazakh') }],
  cv: null,
  links: [{ url: 'https://corpus.kokzhiek.example', title: en('Corpus') }],
  orcid: '0000-0002-1825-0097',
  scopus_id: null,
  wos_id: null,
  scholar_id: null,
  h_index_scopus: null,
  h_index_wos: null,
  counts: { publications: 0, projects: 0, grants: 0, subjects: 0, awards: 0, experience: 0, interests: 0 },
  updated_at: '2026-10-05T06:00:00Z',
  seo: { meta_title: null, meta_description: null, noindex: false },
}
const shell = { name: 'Kokzhiek University', origin: 'https://kokzhiek.example' }

test('names the person, the post, the chair, and where else they are listed', () => {
  expect(toProfilePage(person, shell, 'en', '/en/portfolio/71')).toEqual({
    '@type': 'ProfilePage',
    url: 'https://kokzhiek.example/en/portfolio/71',
    inLanguage: 'en',
    dateModified: '2026-10-05T06:00:00Z',
    mainEntity: {
      '@type': 'Person',
      name: 'Aigul Seitkali',
      jobTitle: 'Associate Professor',
      honorificSuffix: 'PhD',
      email: 'a.seitkali@kokzhiek.example',
      telephone: undefined,
      image: 'https://kokzhiek.example/media/seitkali-1a2b.svg',
      knowsLanguage: ['kk'],
      worksFor: { '@type': 'CollegeOrUniversity', name: 'Kokzhiek University', department: { '@type': 'Organization', name: 'Chair of Software Engineering' } },
      sameAs: ['https://orcid.org/0000-0002-1825-0097', 'https://corpus.kokzhiek.example'],
    },
  })
})

test('names the department where there is no chair, and leaves out what is not public', () => {
  const page = toProfilePage({ ...person, cafedra: null, degree: null, photo: null, email: null }, shell, 'kz', '/kz/portfolio/71')

  expect(page).toMatchObject({
    inLanguage: 'kk',
    mainEntity: { honorificSuffix: undefined, image: undefined, email: undefined, worksFor: { department: { name: 'Faculty of IT' } } },
  })
})
