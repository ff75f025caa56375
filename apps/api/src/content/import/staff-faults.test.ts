import { join } from 'node:path'
import type { JsonObject } from '../../contract/document'
import { contentFaults } from '../../testing/content-faults'
import { product } from '../../testing/sample-partners'
import { person, project } from '../../testing/sample-staff'
import { temporaryFolder, type ContentFiles } from '../../testing/test-content'

const faultsOf = contentFaults(join(temporaryFolder(), 'content'))

const somebody = (more: JsonObject) => person(600, 'somebody', ['Біреу', 'Некто', 'Somebody'], more)
const partner = (more: JsonObject) => ({ 'fit/universities.yaml': [{ id: 900, name_kz: 'x', country: 'tr', cooperation_ids: [1], ...more }] })
const p = 'content/main/people/somebody.yaml'
const u = 'content/fit/universities.yaml'
const j = 'content/main/projects/900.yaml'

test.each<[string, ContentFiles, string[]]>([
  ['a file that is not called after the slug', { 'main/people/other.yaml': { id: 600, slug: 'somebody', last_name_kz: 'x', updated_at: '2026-01-10T04:00:00Z' } }, ['content/main/people/other.yaml: slug: must equal the name of the file, other']],
  ['somebody without a name', somebody({ last_name_kz: null, last_name_ru: null, last_name_en: null }), [`${p}: last_name_kz: no language has a last name`]],
  ['an unknown department', somebody({ department: 'fti', cafedra: 11 }), [`${p}: department: there is no department "fti"`]],
  ['a chair with the id of another', { 'fit/departments.yaml': [{ id: 9, slug: 'x', name_kz: 'x', cafedras: [{ id: 91, name_kz: 'x' }, { id: 11, name_kz: 'y' }] }] }, ['content/fit/departments.yaml: [0].cafedras[1].id: the id 11 is already taken by content/main/departments.yaml [0]']],
  ['chairs that are no list', { 'fit/departments.yaml': [{ id: 9, slug: 'x', name_kz: 'x', cafedras: { id: 91 } }] }, ['content/fit/departments.yaml: [0].cafedras: must be a list']],
  ['a dash without a chair', { 'fit/departments.yaml': [{ id: 9, slug: 'x', name_kz: 'x', cafedras: [null] }] }, ['content/fit/departments.yaml: [0].cafedras[0]: must be keys and values, as a picture is {file: news/library.jpg, alt_kz: …}']],
  ['a dash without a language', somebody({ languages: [null] }), [`${p}: languages[0]: must be keys and values, as a picture is {file: news/library.jpg, alt_kz: …}`]],
  ['a chair of another department', somebody({ department: 'fit', cafedra: 99 }), [`${p}: cafedra: the department "fit" has no chair 99`]],
  ['a chair without a department', somebody({ cafedra: 11 }), [`${p}: cafedra: needs the department of the chair`]],
  ['a head of nothing', somebody({ department: 'fit', heads: 'cafedra' }), [`${p}: heads: needs a cafedra`]],
  ['an unknown language', somebody({ languages: [{ code: 'xx' }] }), [`${p}: languages[0].code: there is no spoken language "xx"`]],
  ['an unknown key of a publication', somebody({ publications: [{ id: 1, title: 'x', authors: 'x', year: 2020, type: 'article', index: [], citation: 'x', titel: 'y' }] }), [`${p}: publications[0].titel: unknown key`]],
  ['a publication without a year', somebody({ publications: [{ id: 1, title: 'x', authors: 'x', type: 'article', index: [], citation: 'x' }] }), [`${p}: publications[0].year: is required`]],
  ['publications that are no list', somebody({ publications: {} }), [`${p}: publications: must be a list`]],
  ['a post that says whether it is held', somebody({ experience: [{ id: 1, position_kz: 'x', is_current: true }] }), [`${p}: experience[0].is_current: is worked out by the server; leave it out`]],
  ['counts in the file', somebody({ counts: {} }), [`${p}: counts: is worked out by the server; leave it out`]],
  ['a project that lists its people itself', somebody({ projects: [{ id: 1, project_id: 401, title_kz: 'x' }] }), [`${p}: projects[0].project_id: a listed project names its people itself; leave the entry out`]],
  ['a project with the id of a listed one', somebody({ projects: [{ id: 401, title_kz: 'x' }] }), [`${p}: projects[0].id: 401 is the id of a listed project`]],
  ['a document that is not there', somebody({ cv: { file: 'cv.pdf' } }), [`${p}: cv.file: there is no file media/cv.pdf`]],
  ['a script in a biography', somebody({ bio_kz: '<script>a</script>' }), [`${p}: bio_kz: <script> is not allowed`]],
  ['a department without a slug', { 'fit/departments.yaml': [{ id: 9, name_kz: 'x' }] }, ['content/fit/departments.yaml: [0].slug: is required']],
  ['a department whose people would have no place in the list of all', { 'fit/departments.yaml': [-9_999, 9_999].map((sort_order, index) => ({ id: 90 + index, slug: `x${index}`, name_kz: 'x', sort_order })) }, [0, 1].map((index) => `content/fit/departments.yaml: [${index}].sort_order: must be from -9998 to 9998`)],
  ['a chair that says who heads it', { 'fit/departments.yaml': [{ id: 9, slug: 'x', cafedras: [{ id: 91, head: { id: 71 } }] }] }, ['content/fit/departments.yaml: [0].cafedras[0].head: is worked out by the server; leave it out']],
  ['an unknown country', partner({ country: 'xx' }), [`${u}: [0].country: there is no country "xx"`]],
  ['an unknown cooperation', partner({ cooperation_ids: [1, 77] }), [`${u}: [0].cooperation_ids[1]: there is no cooperation 77`]],
  ['half a place on the map', partner({ lat: 43.2 }), [`${u}: [0].lng: is needed with the other coordinate`]],
  ['an agreement that ends before it begins', partner({ signed_at: '2026-01-02', valid_until: '2026-01-01' }), [`${u}: [0].valid_until: is before the day of signing`]],
  ['an unknown category of products', product(900, { category: 'none' }), ['content/main/showcase/900.yaml: category: there is no showcase category "none"']],
  ['an unknown state of a product', product(900, { status: 'alive' }), ['content/main/showcase/900.yaml: status: must be one of development, pilot, live, archived']],
  ['an unknown type and funding', project(900, { type: 'none', funding: 'none' }), [`${j}: type: there is no project type "none"`, `${j}: funding: there is no project funding "none"`]],
  ['a leader without a portfolio', project(900, { leader: { portfolio_id: 4711 } }), [`${j}: leader.portfolio_id: there is no portfolio 4711`]],
  ['a project that ends before it begins', project(900, { ends_at: '2024-12-31' }), [`${j}: ends_at: is before the first day`]],
  ['a project that says how far it has come', project(900, { status: 'ongoing' }), [`${j}: status: is worked out by the server; leave it out`]],
])('says what is wrong with %s', async (_name, files, lines) => {
  expect(await faultsOf(files)).toEqual(lines)
})

test('a project names people of other sites too', async () => {
  expect(await faultsOf({ 'lib/projects/900.yaml': Object.values(project(900))[0] as JsonObject })).toEqual([])
})
