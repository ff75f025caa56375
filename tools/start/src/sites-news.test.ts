import { SitesNews } from './sites-news'

const news = new SitesNews(8080)

test('says where the main site is as soon as it is served, and how many are still to come', () => {
  expect([news.onServed('main', 23), news.onServed('main', 1)]).toEqual([
    ['', 'The main site is served at http://localhost:8080. 23 sub-sites are still being built; each is served as soon as it is there.', ''],
    ['', 'The main site is served at http://localhost:8080. 1 sub-site is still being built; each is served as soon as it is there.', ''],
  ])
})

test.each([
  ['each sub-site', 'lib', 5],
  ['the main site when it is the last one', 'main', 0],
])('has no news of %s', (_, site, left) => {
  expect(news.onServed(site, left)).toEqual([])
})

test('says at the end what is there, and how to stop it', () => {
  expect(news.whenAllAreThere()).toBe('All sites are served: http://localhost:8080, its sub-sites at http://lib.localhost:8080 and http://fit.localhost:8080. Ctrl-C stops them.')
  expect(news.whenSomeAreMissing()).toContain('is served at http://localhost:8080,')
})
