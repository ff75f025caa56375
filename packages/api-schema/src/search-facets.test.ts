import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Schema {
  $ref?: string
  enum?: unknown[]
  maxItems?: number
  items?: { properties: { value: Schema } }
}

const { schemas } = (JSON.parse(readFileSync(join(__dirname, 'generated/openapi.json'), 'utf8')) as { components: { schemas: Record<string, Schema & { properties?: Record<string, Schema> }> } }).components

/** The values that a facet may have; none where the contract does not list them. */
function valuesOf({ items }: Schema): unknown[] {
  const value = items?.properties.value
  return (value?.$ref === undefined ? value : schemas[value.$ref.split('/').at(-1) ?? ''])?.enum ?? []
}

test('a facet of the search has room for each of its values: whoever adds a site or a type widens it', () => {
  const facets = Object.entries(schemas['SearchFacets']?.properties ?? {})

  expect(facets.filter(([, facet]) => valuesOf(facet).length > 0).map(([name]) => name)).toEqual(expect.arrayContaining(['site', 'lang']))
  expect(facets.filter(([, facet]) => valuesOf(facet).length > (facet.maxItems ?? Infinity)).map(([name]) => name)).toEqual([])
})
