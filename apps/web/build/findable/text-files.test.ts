/** @jest-environment node */
import { robotsTxt, securityTxt } from './text-files'

test('robots.txt forbids nothing and leads to the sitemaps', () => {
  expect(robotsTxt('https://lib.kokzhiek.example')).toBe('User-agent: *\nDisallow:\n\nSitemap: https://lib.kokzhiek.example/sitemap.xml\n')
})

test('security.txt has what RFC 9116 asks for', () => {
  expect(securityTxt('https://kokzhiek.example', 'info@kokzhiek.example', Date.parse('2026-11-21T12:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:info@kokzhiek.example',
    'Expires: 2027-07-01T00:00:00Z',
    'Preferred-Languages: kk, ru, en',
    'Canonical: https://kokzhiek.example/.well-known/security.txt',
    '',
  ])
})

test.each(['2026-01-01T00:00:00Z', '2026-03-31T23:59:59Z', '2026-07-15T00:00:00Z', '2026-12-31T23:59:59Z'])('built on %s it expires in half a year at the soonest and in less than one at the latest', (built) => {
  const now = Date.parse(built)

  const months = (Date.parse(/Expires: (.*)/.exec(securityTxt('', '', now))?.[1] ?? '') - now) / (86_400_000 * 30.44)
  expect(months).toBeGreaterThanOrEqual(5.9)
  expect(months).toBeLessThan(9.1)
})

test('it stays the same for the whole of a quarter', () => {
  expect(securityTxt('', '', Date.parse('2026-10-01T00:00:00Z'))).toBe(securityTxt('', '', Date.parse('2026-12-31T23:59:59Z')))
})
