import { SitesNews } from './sites-news'

let news: SitesNews
beforeEach(() => (news = new SitesNews(8080)))

test('says where the main site is as soon as it is served, and how many are still to come', () => {
  expect([news.onServed('main', 23), news.onServed('main', 1)]).toEqual([
    ['', 'The main site is served at http://localhost:8080. 23 sub-sites are still being built; each is served as soon as it is there.', ''],
    ['', 'The main site is served at http://localhost:8080. 1 sub-site is still being built; each is served as soon as it is there.', ''],
  ])
})

test('has no news of each sub-site', () => {
  expect(news.onServed('lib', 5)).toEqual([])
})

test('says once that all are there, and how to stop them', () => {
  expect([news.onServed('main', 0), news.onServed('lib', 0)]).toEqual([
    ['', 'All sites are served: http://localhost:8080, its sub-sites at http://lib.localhost:8080 and http://fit.localhost:8080. Ctrl-C stops them.', ''],
    [],
  ])
})

test('says at the end where what was built is, where that is not all', () => {
  expect(news.whenSomeAreMissing()).toContain('is served at http://localhost:8080,')
})
