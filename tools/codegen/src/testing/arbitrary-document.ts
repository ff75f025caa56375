import fc from 'fast-check'

/*
 * OpenAPI documents as people write them and as nobody should: names that collide or are no identifiers, schemas that
 * refer to each other in cycles, every kind of body and answer.
 */

const names = ['Pet', 'pet', 'pet-list', 'class', '3d', 'a.b', 'Ünïcode', '__proto', 'Record', 'operations', 'Pet2', 'x y', 'constructor', 'Blob']
const name = fc.constantFrom(...names)
const text = fc.constantFrom('', 'A pet.', '*/ end', '`code` "quoted" \\', 'два\nслова', '${x}', '</script>', '"""')

const reference = name.map((one) => ({ $ref: `#/components/schemas/${one.replace(/~/g, '~0').replace(/\//g, '~1')}` }))

const leaf: fc.Arbitrary<object> = fc.oneof(
  fc.record({ type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'null'), description: text }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('string'), format: fc.constantFrom('date-time', 'email', 'binary', 'uuid', 'byte', 'made-up') }),
  fc.record({ type: fc.constant('string'), enum: fc.uniqueArray(fc.constantFrom('a', 'b-c', '1', '', 'true', "it's", '\\'), { minLength: 1 }) }),
  fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^[a-z]+$', '^\\d{2}-\\w$', '[', '^\\p{L}$'), maxLength: fc.nat(50) }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('integer'), minimum: fc.integer({ min: -5, max: 5 }), maximum: fc.integer({ min: 5, max: 2 ** 40 }) }, { requiredKeys: ['type'] }),
  fc.record({ const: fc.constantFrom<unknown>('x', 1, true, null, { a: [1] }) }),
  fc.record({ type: fc.constantFrom('string', 'integer'), readOnly: fc.boolean(), writeOnly: fc.boolean() }, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constant('object'), enum: fc.constantFrom<unknown[]>([{ a: 1 }], [{}, null]) }),
  fc.constant({}),
  reference,
)

const { schema } = fc.letrec<{ schema: object }>((tie) => {
  const part = tie('schema')
  const properties = fc.dictionary(fc.constantFrom('id', 'title_kz', 'a-b', '0', 'class', 'toString', 'данные', "it's", '$ref1'), part, { maxKeys: 4 })
  return {
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.record({ type: fc.constant('array'), items: part }),
      properties.map((all) => ({ type: 'object', properties: all, required: Object.keys(all).slice(0, 2), additionalProperties: false })),
      fc.record({ type: fc.constant('object'), additionalProperties: part, properties }, { requiredKeys: ['type', 'additionalProperties'] }),
      fc.record({ type: fc.constant('array'), prefixItems: fc.array(part, { maxLength: 2 }), minItems: fc.nat(3), items: fc.oneof(part, fc.boolean()) }, { requiredKeys: ['type', 'prefixItems'] }),
      fc.record({ type: fc.constantFrom(['string', 'null'], ['object', 'null'], ['integer', 'string']) }),
      fc.array(part, { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
      fc.record({ anyOf: fc.array(part, { minLength: 1, maxLength: 2 }), properties, required: fc.constantFrom(['id'], ['0', 'class']) }, { requiredKeys: ['anyOf'] }),
      fc.array(fc.oneof(part, fc.constant({ required: ['id'] })), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf, description: 'all of them' })),
    ),
  }
})

const mediaType = fc.constantFrom('application/json', 'application/problem+json', 'multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain', 'application/pdf', 'application/xml', 'multipart/mixed', '*/*')
const encoding = fc.constantFrom({}, { id: { explode: false } }, { 'a-b': { style: 'deepObject', contentType: 'text/csv' } })
const content = fc.dictionary(mediaType, fc.record({ schema, encoding }, { requiredKeys: ['schema'] }), { minKeys: 1, maxKeys: 2 })

const parameter = fc
  .record({
    name: fc.constantFrom('id', 'X-Token', 'q', 'filter[a]', 'sort-by', 'Authorization'),
    in: fc.constantFrom('query', 'header', 'cookie'),
    required: fc.boolean(),
    held: fc.oneof(
      fc.record({ schema }),
      fc.record({ schema, explode: fc.boolean(), style: fc.constantFrom('form', 'deepObject', 'pipeDelimited', 'made-up') }),
      schema.map((inner) => ({ content: { 'application/json': { schema: inner } } })),
    ),
  })
  .map(({ held, ...own }) => ({ ...own, ...held }))

const operation = fc.record(
  {
    operationId: fc.constantFrom('getPet', 'get-pet', 'delete', 'Pet', '1st', '_2fa_login', '_', '$', 'createClient', 'operation', 'pets/list'),
    summary: text,
    description: text,
    deprecated: fc.boolean(),
    parameters: fc.uniqueArray(parameter, { selector: (one) => `${one.in} ${one.name.toLowerCase()}`, maxLength: 3 }),
    requestBody: fc.record({ required: fc.boolean(), content }, { requiredKeys: ['content'] }),
    responses: fc.dictionary(fc.constantFrom('200', '201', '204', '4XX', '404', 'default', '500'), fc.record({ description: text, content }, { requiredKeys: ['description'] }), { minKeys: 1, maxKeys: 3 }),
    servers: fc.constant([{ url: 'https://{host}.example/v1', variables: { host: { default: 'api' } } }]),
  },
  { requiredKeys: ['responses'] },
)

const pathItem = fc.dictionary(fc.constantFrom('get', 'post', 'put', 'delete'), operation, { minKeys: 1, maxKeys: 2 })
const pathItemReference = fc.record({ $ref: fc.constantFrom('#/components/pathItems/Shared', '#/components/pathItems/Alias', '#/paths/~1shared'), summary: text }, { requiredKeys: ['$ref'] })

export interface ArbitraryDocument {
  paths: Record<string, object>
}

/** A document of version 3.1 in which every reference has its target. */
export const arbitraryDocument: fc.Arbitrary<ArbitraryDocument> = fc.record({
  openapi: fc.constant('3.1.0'),
  info: fc.record({ title: text, version: fc.constant('1.0.0') }),
  paths: fc
    .tuple(fc.dictionary(fc.constantFrom('/pets', '/pets/list', '/a.b/c-d', '/', '/ünï'), fc.oneof({ weight: 3, arbitrary: pathItem }, { weight: 1, arbitrary: pathItemReference }), { minKeys: 1, maxKeys: 3 }), pathItem)
    .map(([paths, shared]) => ({ ...paths, '/shared': shared })),
  webhooks: fc.dictionary(fc.constantFrom('changed', 'Pet', 'a b'), fc.oneof(pathItem, pathItemReference), { maxKeys: 1 }),
  components: fc.tuple(pathItem, ...names.map(() => schema)).map(([shared, ...schemas]) => ({
    pathItems: { Shared: shared, Alias: { $ref: '#/components/pathItems/Shared' } },
    schemas: Object.fromEntries(names.map((one, index) => [one, schemas[index]])),
  })),
})
