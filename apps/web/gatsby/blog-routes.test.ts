/** @jest-environment node */
import { readBlogRoutes } from './blog-routes'

const owner = { full_name_kz: 'Айгүл Серікқызы Нұрпейісова', full_name_ru: null, full_name_en: null }
const rector = { id: 'rector', site: 'main', last_name_kz: 'Нұрпейісова', first_name_kz: 'Айгүл', middle_name_kz: 'Серікқызы' }
const other = { id: 'other', site: 'main', last_name_kz: 'Нұрпейісова', first_name_kz: 'Айгүл', middle_name_kz: null }

test('makes the blog and the page of its owner where the site has a blog; elsewhere, what leads there', async () => {
  const routes = await read({ people: [], sites: ['main', 'lib'] })

  expect(routes).toEqual([
    { site: 'main', path: '/blog', template: 'blog', variables: { id: 'blog', ownerId: null } },
    { site: 'main', path: '/blog/RectorModal', template: 'rector', variables: { id: 'blog', ownerId: null } },
    { site: 'lib', path: '/blog', template: 'blog-elsewhere' },
    { site: 'lib', path: '/blog/RectorModal', template: 'blog-elsewhere' },
  ])
})

test('finds the portfolio of the owner by the whole name, in whatever order', async () => {
  const routes = await read({ people: [other, rector] })

  expect(routes.map(({ variables }) => variables?.ownerId)).toEqual(['rector', 'rector'])
})

test('takes no namesake of another site, and nobody where the owner has no name', async () => {
  const elsewhere = await read({ people: [{ ...rector, site: 'lib' }] })
  const nameless = await read({ people: [{ ...rector, last_name_kz: null, first_name_kz: null, middle_name_kz: null }], owner: { ...owner, full_name_kz: null } })

  expect([...elsewhere, ...nameless].map(({ variables }) => variables?.ownerId)).toEqual([null, null, null, null])
})

interface Given {
  sites?: string[]
  people: { id: string; site: string; last_name_kz: string | null; first_name_kz: string | null; middle_name_kz: string | null }[]
  owner?: { full_name_kz: string | null; full_name_ru: string | null; full_name_en: string | null }
}

function read({ people, sites = ['main'], owner: who = owner }: Given) {
  const missing = { last_name_ru: null, last_name_en: null, first_name_ru: null, first_name_en: null, middle_name_ru: null, middle_name_en: null }
  const data: Queries.BlogRoutesQuery = {
    allUniversityBlog: { nodes: [{ id: 'blog', site: 'main', owner: who }] },
    allUniversityPortfolio: { nodes: people.map((person) => ({ ...person, ...missing })) },
  }
  return readBlogRoutes(async <Data>() => ({ data: data as Data }), sites)
}
