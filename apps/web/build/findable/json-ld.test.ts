/** @jest-environment node */
import { shell } from '../../src/testing/shell'
import { breadcrumbList, jsonLdScript, organization, webSite } from './json-ld'

test('writes everything about a page as one graph, and leaves out what is undefined', () => {
  expect(jsonLdScript([{ '@type': 'Person', name: 'Айгүл', email: undefined }])).toBe(
    '<script type="application/ld+json" data-of-page>{"@context":"https://schema.org","@graph":[{"@type":"Person","name":"Айгүл"}]}</script>',
  )
  expect(jsonLdScript([])).toBe('')
})

test('keeps a text that holds a tag from ending the element', () => {
  const script = jsonLdScript([{ '@type': 'Thesis', name: '</script><script>alert(1)</script>' }])

  expect(script.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] })
})

test('describes the university with all ways to it', () => {
  expect(organization(shell())).toEqual({
    '@type': 'CollegeOrUniversity',
    '@id': 'https://kokzhiek.example/#organization',
    name: 'Kokzhiek University',
    alternateName: 'Kokzhiek',
    url: 'https://kokzhiek.example',
    logo: 'https://kokzhiek.example/media/logo-1a2b.svg',
    telephone: '+7 (727) 355-10-00',
    email: 'info@kokzhiek.example',
    address: { '@type': 'PostalAddress', streetAddress: '41 Tien Shan Avenue, Almaty', addressCountry: 'KZ' },
    sameAs: ['https://t.me/kokzhiek_example'],
    parentOrganization: undefined,
  })
})

test('describes the body of a sub-site as a part of the university, of which it names no more than the address', () => {
  expect(organization(shell({ site: 'lib', origin: 'https://lib.kokzhiek.example', social: [] }))).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': 'https://lib.kokzhiek.example/#organization',
    sameAs: undefined,
    parentOrganization: { '@type': 'CollegeOrUniversity', '@id': 'http://localhost:8000/#organization', url: 'http://localhost:8000' },
  })
})

test('tells search engines how to ask the search of the site, in the language of the page', () => {
  expect(webSite(shell(), 'kz')).toMatchObject({
    inLanguage: 'kk',
    publisher: { '@id': 'https://kokzhiek.example/#organization' },
    potentialAction: { target: { urlTemplate: 'https://kokzhiek.example/kz/search?q={search_term_string}' }, 'query-input': 'required name=search_term_string' },
  })
})

test('numbers the steps to a page, without headings, the last one without an address', () => {
  const [list] = breadcrumbList([{ name: 'Home', path: '/en' }, { name: 'About', path: undefined }, { name: 'News', path: '/en/news' }, { name: 'Open day', path: undefined }], 'https://kokzhiek.example')

  expect(list?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kokzhiek.example/en' },
    { '@type': 'ListItem', position: 2, name: 'News', item: 'https://kokzhiek.example/en/news' },
    { '@type': 'ListItem', position: 3, name: 'Open day', item: undefined },
  ])
})

test('says nothing of a way that has no steps', () => {
  expect([breadcrumbList([], ''), breadcrumbList([{ name: 'Home', path: '/en' }], '')]).toEqual([[], []])
})
