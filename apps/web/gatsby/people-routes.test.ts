/** @jest-environment node */
import { readPeopleRoutes } from './people-routes'
import type { Graphql } from './query'

const names = { name_kz: 'Атауы', name_ru: 'Название', name_en: 'Name' }
const lastNames = { last_name_kz: 'Аты', last_name_ru: 'Имя', last_name_en: 'Name' }
const programNames = { program_name_kz: 'Атауы', program_name_ru: 'Название', program_name_en: 'Name' }

test('makes a page for each department, chair, person, dissertation and candidate', async () => {
  const routes = await read({})

  expect(routes.map(({ site, path, template }) => [site, path, template])).toEqual([
    ['main', '/portfolio/department/1', 'department'],
    ['main', '/portfolio/department/cafedra/11', 'cafedra'],
    ['main', '/portfolio/71', 'portfolio'],
    ['lib', '/portfolio/71', 'portfolio'],
    ['main', '/dissertation/81', 'dissertation'],
    ['main', '/dissertation/81/doctorals/811', 'doctoral'],
  ])
})

test('tells the queries what they look for', async () => {
  const routes = await read({})

  expect(variablesOf(routes, 'main', '/portfolio/department/1')).toEqual({ id: 'department 1', departmentId: 1 })
  expect(variablesOf(routes, 'main', '/portfolio/department/cafedra/11')).toEqual({ id: 'department 1', cafedraId: 11 })
  expect(variablesOf(routes, 'main', '/dissertation/81/doctorals/811')).toMatchObject({ id: 'doctoral 811', dissertationId: 81 })
})

test('names the department and chair of a person only where the site has their pages', async () => {
  const routes = await read({})

  expect(variablesOf(routes, 'main', '/portfolio/71')).toEqual({ id: 'person 71', departmentId: 1, cafedraId: 11 })
  expect(variablesOf(routes, 'lib', '/portfolio/71')).toEqual({ id: 'person 71 of lib' })
})

test('names those of a defence who have a page on the site, each once', async () => {
  const routes = await read({})

  expect(variablesOf(routes, 'main', '/dissertation/81')).toEqual({ id: 'dissertation 81', people: [71] })
  expect(variablesOf(routes, 'main', '/dissertation/81/doctorals/811')).toMatchObject({ people: [71] })
})

test('tells which languages a text is in', async () => {
  const routes = await read({ topic_ru: null, topic_en: '' })

  expect(routes.find(({ template }) => template === 'doctoral')?.availableLanguages).toEqual(['kz'])
  expect(routes.find(({ template }) => template === 'cafedra')?.availableLanguages).toEqual(['kz', 'ru', 'en'])
})

function read(doctoral: { topic_ru?: string | null; topic_en?: string | null }) {
  const data: Queries.PeopleRoutesQuery = {
    allUniversityDepartment: { nodes: [{ id: 'department 1', site: 'main', api_id: 1, ...names, cafedras: [{ id: 11, ...names }] }] },
    allUniversityPortfolio: {
      nodes: [
        { id: 'person 71', site: 'main', api_id: 71, updated_at: '2026-09-01T04:00:00Z', ...lastNames, department: { id: 1 }, cafedra: { id: 11 } },
        { id: 'person 71 of lib', site: 'lib', api_id: 71, updated_at: '2026-09-01T04:00:00Z', ...lastNames, department: { id: 1 }, cafedra: { id: 11 } },
      ],
    },
    allUniversityDissertation: {
      nodes: [{ id: 'dissertation 81', site: 'main', api_id: 81, updated_at: '2026-09-01T04:00:00Z', ...programNames, council: { chair: { portfolio_id: 71 }, secretary: { portfolio_id: 999 } } }],
    },
    allUniversityDoctoral: {
      nodes: [
        {
          id: 'doctoral 811',
          site: 'main',
          api_id: 811,
          updated_at: '2026-09-01T04:00:00Z',
          dissertation_id: 81,
          topic_kz: 'Тақырып',
          topic_ru: 'Тема',
          topic_en: 'Topic',
          consultants: [{ portfolio_id: 71 }, { portfolio_id: null }],
          reviewers: [{ portfolio_id: 998 }],
          ...doctoral,
        },
      ],
    },
  }
  return readPeopleRoutes((async () => ({ data })) as Graphql)
}

function variablesOf(routes: Awaited<ReturnType<typeof read>>, site: string, path: string) {
  return routes.find((route) => route.site === site && route.path === path)?.variables
}
