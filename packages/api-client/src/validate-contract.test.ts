import document from '@university/api-schema/openapi.json'
import * as tables from './generated/validators'
import { createPeer } from './test-support/validate-ajv'
import { exampleOf, mutationsOf } from './test-support/validate-mutations'
import { validate } from './validate'
import type { JsonSchema } from './validate-schema'

const peer = createPeer(document)

/** About `count` of many values, evenly spread, the first among them. */
function spread(values: Iterable<unknown>, count: number): unknown[] {
  const all = [...values]
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, index) => index % step === 0)
}

/** The values of which the interpreter thinks otherwise than ajv, and how many are valid and not. */
function compare(reference: string, schema: JsonSchema, values: unknown[]) {
  const check = peer.compile({ $ref: `document${reference}` })
  const verdicts = values.map((value) => ({ value, want: check(value), issues: validate(schema, value, peer.resolve) }))
  return {
    disagreements: verdicts.filter(({ want, issues }) => want !== (issues.length === 0) || issues.some(({ code }) => code === 'unchecked')),
    valid: verdicts.filter(({ want }) => want).length,
    all: values.length,
  }
}

test('agrees with ajv about the schemas of the contract, of their examples and of examples with one fault', () => {
  const results = Object.keys(document.components.schemas).map((name) => {
    const reference = `#/components/schemas/${name}`
    const example = exampleOf({ $ref: reference }, peer.resolve)
    return { name, ...compare(reference, { $ref: reference }, [example, ...spread(mutationsOf(example), 60)]) }
  })

  expect(results.filter(({ disagreements }) => disagreements.length > 0)).toEqual([])
  expect(results.filter(({ valid, all }) => valid === all).map(({ name }) => name)).toEqual([])
  expect(results.reduce((sum, { valid }) => sum + valid, 0)).toBeGreaterThan(1000)
})

test('keeps in the generated schemas all that the contract demands of the answers', () => {
  const answers = Object.values(tables).flatMap(({ method, path, answers }) =>
    Object.entries(answers).map(([status, schema]) => ({ schema, ...contentOf(path, method.toLowerCase(), status) })),
  )
  const unique = [...new Map(answers.map((answer) => [answer.reference, answer])).values()]
  const results = unique.map(({ reference, schema, examples }) => ({
    reference,
    ...compare(reference, schema, examples.flatMap((example) => [example, ...spread(mutationsOf(example), 60)])),
    examples: examples.flatMap((example) => validate(schema, example)),
  }))

  expect(results.filter(({ disagreements, examples }) => disagreements.length + examples.length > 0)).toEqual([])
  expect(results.length).toBeGreaterThan(60)
})

/** An answer's JSON schema in the document, as ajv is to find it, and the examples beside it. */
function contentOf(path: string, method: string, status: string): { reference: string; examples: unknown[] } {
  const find = (reference: string) => peer.resolve(reference) as unknown as { $ref?: string; content: Record<string, { examples?: Record<string, { value: unknown }> }> }
  let reference = `#/${['paths', path, method, 'responses', status].map(escape).join('/')}`
  for (let target = find(reference).$ref; target; target = find(reference).$ref) reference = target
  const [mediaType, { examples = {} }] = Object.entries(find(reference).content).find(([type]) => type.includes('json'))!
  return { reference: `${reference}/content/${escape(mediaType)}/schema`, examples: Object.values(examples).map(({ value }) => value) }
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
