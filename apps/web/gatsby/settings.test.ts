/** @jest-environment node */
import { originOf, readSettings } from './settings'

test('has settings for the machine of a developer', () => {
  const { apiUrl, siteUrl, sites } = readSettings({})

  expect([apiUrl, siteUrl.href, sites]).toEqual(['http://localhost:8000', 'http://localhost:8000/', undefined])
})

test('reads addresses and sites from the environment', () => {
  const { apiUrl, siteUrl, sites } = readSettings({ API_URL: 'https://api.kokzhiek.example/v2/', SITE_URL: 'https://kokzhiek.example', SITES: 'main, lib,' })

  expect([apiUrl, siteUrl.origin, sites]).toEqual(['https://api.kokzhiek.example/v2', 'https://kokzhiek.example', ['main', 'lib']])
})

test.each([
  ['API_URL', 'nonsense'],
  ['API_URL', 'localhost:8000'],
  ['SITE_URL', '//kokzhiek.example'],
  ['SITE_URL', 'ftp://kokzhiek.example'],
])('refuses %s=%s in one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new Error(`${name} must be an http or https URL, not "${value}"`))
})

test.each(['https://kokzhiek.example/site', 'https://kokzhiek.example/?a=1', 'https://kokzhiek.example/#a', 'https://me@kokzhiek.example'])('refuses SITE_URL=%s, of which addresses would have the host alone', (value) => {
  expect(() => readSettings({ SITE_URL: value })).toThrow(/^SITE_URL must end with the host, such as https:\/\/kokzhiek\.example, not be "https:/)
})

test.each(['192.168.0.5:8000', '[::1]:8000'])('refuses SITE_URL=http://%s, below which no sub-site can be', (host) => {
  expect(() => readSettings({ SITE_URL: `http://${host}` })).toThrow(new Error(`SITE_URL must have a name for the host, not ${host}: sub-sites are at names below it`))
})

test('draws a picture for each link unless it is told otherwise', () => {
  expect([readSettings({}).linkPictures, readSettings({ LINK_PICTURES: 'some' }).linkPictures]).toEqual(['all', 'some'])
  expect(() => readSettings({ LINK_PICTURES: 'none' })).toThrow(new Error('LINK_PICTURES must be all or some, not "none"'))
})

test.each(['', ' '])('takes %j for no setting, as pipelines have what nobody gave them', (empty) => {
  expect(readSettings({ API_URL: empty, SITE_URL: empty, SITES: empty, SOURCE_DATE_EPOCH: empty, LINK_PICTURES: empty })).toEqual(readSettings({}))
})

test.each([
  ['main', 'https://kokzhiek.example', 'https://kokzhiek.example'],
  ['lib', 'https://kokzhiek.example', 'https://lib.kokzhiek.example'],
  ['main', 'https://www.kokzhiek.example', 'https://www.kokzhiek.example'],
  ['lib', 'https://www.kokzhiek.example:8443', 'https://lib.kokzhiek.example:8443'],
  ['lib', 'http://localhost:8000/', 'http://lib.localhost:8000'],
])('puts the site %s of %s at %s', (site, siteUrl, origin) => {
  expect(originOf(site, new URL(siteUrl))).toBe(origin)
})

test('takes a fixed time for now, so that a build can be repeated', () => {
  expect([readSettings({ SOURCE_DATE_EPOCH: '1795305600' }).fixedTime, readSettings({}).fixedTime]).toEqual([1_795_305_600_000, undefined])
  expect(() => readSettings({ SOURCE_DATE_EPOCH: 'today' })).toThrow('SOURCE_DATE_EPOCH must be seconds since 1970, not "today"')
})

test('has no content to ask for when only the code is compiled', () => {
  expect(readSettings({ SITE_BUILD: 'compile', SITES: 'lib' })).toMatchObject({ isCompilation: true, sites: [] })
})
