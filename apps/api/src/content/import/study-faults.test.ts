import { join } from 'node:path'
import type { JsonObject } from '../../contract/document'
import { contentFaults } from '../../testing/content-faults'
import { officialDocument } from '../../testing/sample-documents'
import { program } from '../../testing/sample-study'
import { temporaryFolder, type ContentFiles } from '../../testing/test-content'

const faultsOf = contentFaults(join(temporaryFolder(), 'content'))

const programme = (more: JsonObject) => program(699, { profession_id: 21, code: '6B06199', ...more })
const price = (more: JsonObject) => ({ 'main/prices/x.yaml': [{ id: 999, category_id: 4, program_id: 611, basis: 'school', academic_year: '2026-2027', effective_from: '2026-07-01', ...more }] })
const score = (more: JsonObject) => ({ 'main/scores/x.yaml': [{ id: 999, category_id: 1, year: 2022, group_code: 'B057', edu_lang: 'kz', competition: 'general', ...more }] })
const doctoral = (more: JsonObject) => ({ 'main/doctoral-scores/x.yaml': [{ id: 999, year: 2022, group_code: 'D094', edu_lang: 'kz', funding: 'paid', places_count: 1, ...more }] })
const document = (more: JsonObject) => ({ 'main/documents/x.yaml': [officialDocument(999, more)] })

const directions = (field_id: number) =>
  [[42, 4, '6B042'], [61, field_id, '6B061'], [63, 6, '6B063'], [81, 26, '8D061']].map(([id, field, code]) => ({ id, field_id: field, code }))

const inProgramme = 'content/main/programs/699-x.yaml'
const inPrice = 'content/main/prices/x.yaml: [0]'
const inScore = 'content/main/scores/x.yaml: [0]'
const inDocument = 'content/main/documents/x.yaml: [0]'

test.each<[string, ContentFiles, string[]]>([
  ['no fault', { ...programme({}), ...price({}), ...score({}), ...doctoral({}), ...document({}) }, []],
  ['an unknown profession', programme({ profession_id: 99 }), [`${inProgramme}: profession_id: there is no profession 99`]],
  ['a code of another direction', programme({ code: '6B04299' }), [`${inProgramme}: code: must begin with the code of the direction of training, 6B061`]],
  ['a file name with another id', programme({ id: 698 }), [`${inProgramme}: id: must be the number that the file's name begins with, 699`]],
  ['an unknown chair', programme({ cafedra: 12 }), [`${inProgramme}: cafedra: the department "fit" has no chair 12`]],
  ['a chair without a department', programme({ department: null }), [`${inProgramme}: cafedra: the department "null" has no chair 11`]],
  ['an unknown accreditation', programme({ accreditations: [51, 99] }), [`${inProgramme}: accreditations[1]: there is no accreditation 99`]],
  ['a direction outside of its field', { 'main/training-directions.yaml': directions(4) }, ['content/main/training-directions.yaml: [1].code: must begin with the code of its field, 6B04']],
  ['a year of three years', price({ academic_year: '2026-2028' }), [`${inPrice}.academic_year: must be two years, one after the other`]],
  ['a category of another level', price({ category_id: 2 }), [`${inPrice}.category_id: is a category of the level master`]],
  ['an unknown category of fees', price({ category_id: 99 }), [`${inPrice}.category_id: there is no price category 99`]],
  ['an unknown group', score({ group_code: 'B999' }), [`${inScore}.group_code: there is no program group "b999"`]],
  ['a score of another level', score({ category_id: 2 }), [`${inScore}.category_id: is a category of the level master, the group is of bachelor`]],
  ['more points than there are', score({ score_min: 90, score_max: 141 }), [`${inScore}.score_max: is more than the test gives, 140`]],
  ['one bound without the other', score({ score_min: 90, score_max: null }), [`${inScore}.score_max: is missing: both are null where nobody was admitted`]],
  ['a least that is more than the most', score({ score_min: 90, score_max: 89 }), [`${inScore}.score_max: must not be less than score_min`]],
  ['a bachelor’s group among doctorates', doctoral({ group_code: 'B057' }), ['content/main/doctoral-scores/x.yaml: [0].group_code: is a group of the level bachelor']],
  ['a part that is more than the whole', doctoral({ score_min: 70, exam_score_min: 71 }), ['content/main/doctoral-scores/x.yaml: [0].exam_score_min: is a part of score_min and must not be more']],
  ['an unknown category of documents', document({ category: 99 }), [`${inDocument}.category: there is no document category 99`]],
  ['a document that replaces itself', document({ replaces_id: 999 }), [`${inDocument}.replaces_id: must be another document`]],
  ['a document that replaces nothing', document({ replaces_id: 998 }), [`${inDocument}.replaces_id: there is no document 998`]],
  ['an end before the approval', document({ approved_at: '2026-02-01', valid_until: '2026-01-31' }), [`${inDocument}.valid_until: must not be before approved_at`]],
  ['a time of publication that is none', document({ published_at: 'tomorrow' }), [`${inDocument}.published_at: must be a time, such as 2026-11-21T09:00:00+05:00`]],
])('names %s', async (_name, files, faults) => {
  expect(await faultsOf(files)).toEqual(faults)
})

test.each<[string, JsonObject, string[]]>([
  ['an unknown part of a list', { items: [], more: [] }, ['content/main/scores/x.yaml: more: unknown key']],
  ['a list without items', { common: {} }, ['content/main/scores/x.yaml: items: must be a list']],
  ['common keys that are none', { common: 2026, items: [] }, ['content/main/scores/x.yaml: common: must be keys and values']],
  ['an item of such a list', { common: { year: 2022 }, items: ['B057'] }, ['content/main/scores/x.yaml: items[0]: must be an item, as keys and values']],
])('names %s', async (_name, file, faults) => {
  expect(await faultsOf({ 'main/scores/x.yaml': file })).toEqual(faults)
})
