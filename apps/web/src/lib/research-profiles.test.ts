/** @jest-environment node */
import { researchProfilesOf } from './research-profiles'

const none = { orcid: null, scopus_id: null, wos_id: null, scholar_id: null, h_index_scopus: null, h_index_wos: null }

test('leads to the page of each list that knows the person', () => {
  const profiles = researchProfilesOf({ orcid: '0000-0002-1825-0097', scopus_id: '57190000001', wos_id: 'AAB-1234-2020', scholar_id: 'sEit&Q4l', h_index_scopus: 6, h_index_wos: 4 })

  expect(profiles.map(({ name, url, hIndex }) => [name, url, hIndex])).toEqual([
    ['ORCID', 'https://orcid.org/0000-0002-1825-0097', null],
    ['Scopus', 'https://www.scopus.com/authid/detail.uri?authorId=57190000001', 6],
    ['Web of Science', 'https://www.webofscience.com/wos/author/record/AAB-1234-2020', 4],
    ['Google Scholar', 'https://scholar.google.com/citations?user=sEit%26Q4l', null],
  ])
})

test('leaves out lists that do not', () => {
  expect(researchProfilesOf(none)).toEqual([])
  expect(researchProfilesOf({ ...none, wos_id: 'AAB-1' })).toEqual([{ name: 'Web of Science', id: 'AAB-1', url: 'https://www.webofscience.com/wos/author/record/AAB-1', hIndex: null }])
})
