import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { generate, type GenerateOptions } from './generate'
import { resolverOf, type Schema } from './json-schema'
import { createRandom } from './random'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

const seeds = Array.from({ length: 12 }, (_seed, index) => String(index))

const make = (schema: Schema, options: GenerateOptions = {}, seed = '1') => generate(schema, createRandom(seed), options)

const property = (schema: Schema, name: string, row = 0) => (make({ type: 'object', required: [name], properties: { [name]: schema } }, { row, line: 3 }) as Record<string, unknown>)[name]

test.each<[string, Schema]>([
  ['any', { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' }],
  ['for addresses', { type: 'string', contentEncoding: 'base64url' }],
  ['of JSON', { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/json' }],
  ['of some length', { type: 'string', contentEncoding: 'base64', minLength: 40 }],
])('makes a text in base64 that can be read: %s', (_what, schema) => {
  expect(property(schema, 'title')).toMatch(/^([A-Za-z\d]{4}){2,}$/)
})

test('makes a text of JSON that can be read, and is what the schema says', () => {
  const contentSchema: Schema = { type: 'object', required: ['id'], properties: { id: { const: 7 } } }

  expect([{ contentSchema }, {}].map((more) => JSON.parse(String(property({ type: 'string', contentMediaType: 'application/json', ...more }, 'title'))) as unknown)).toEqual([{ id: 7 }, {}])
})

describe('keeps the schema, whatever the seed', () => {
  const object = { type: 'object' } as const
  test.each<[string, Schema]>([
    ['anything', true],
    ['an empty schema', {}],
    ['types', { type: ['integer', 'null'] }],
    ['a constant', { const: { a: [1, null] } }],
    ['an enum with null', { enum: [null, '', 'a'] }],
    ['limits of numbers', { type: 'integer', minimum: 7, exclusiveMaximum: 9 }],
    ['open limits', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.01 }],
    ['whole numbers between broken ones', { type: 'integer', minimum: 0.5, maximum: 1.5 }],
    ['multiples', { type: 'integer', minimum: 5, multipleOf: 7, maximum: 14 }],
    ['multiples of a hundredth', { type: 'number', minimum: 19.9, maximum: 20, multipleOf: 0.01 }],
    ['two multiples', { allOf: [{ type: 'integer', multipleOf: 4 }, { multipleOf: 6, minimum: 1 }] }],
    ['32 bits', { type: 'integer', format: 'int32', minimum: 2147483647 }],
    ['64 bits', { type: 'integer', format: 'int64' }],
    ['length', { type: 'string', minLength: 30, maxLength: 31 }],
    ['length by characters, not by units', { type: 'string', pattern: '^\\u{1F600}+$', minLength: 4, maxLength: 4 }],
    ['a pattern', { type: 'string', pattern: '^Q-[2-9DFGJ]{4}-[2-9DFGJ]{4}$' }],
    ['two patterns', { allOf: [{ type: 'string', pattern: '^[a-z]+$' }, { pattern: 'q$' }] }],
    ['a pattern for each end', { allOf: [{ type: 'string', pattern: 'z$' }, { pattern: 'mid' }, { pattern: '^a' }] }],
    ['a pattern for each end, and length', { allOf: [{ type: 'string', pattern: '^q' }, { pattern: 'z$' }], minLength: 20, maxLength: 20 }],
    ['a format and a pattern for its beginning', { type: 'string', format: 'email', pattern: '^q' }],
    ['a pattern and a format', { type: 'string', format: 'email', pattern: '^[^@]+@[^@]+$', maxLength: 12 }],
    ...['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uri-reference', 'uri-template', 'uuid', 'json-pointer', 'relative-json-pointer', 'regex', 'byte', 'url', 'password'].map(
      (format): [string, Schema] => [`the format ${format}`, { type: 'string', format }],
    ),
    ['a format with room to fill', { type: 'string', format: 'uri', minLength: 60 }],
    ['a format with little room', { type: 'string', format: 'email', maxLength: 7 }],
    ['tuples', { type: 'array', prefixItems: [{ type: 'integer' }, { const: 'x' }], items: false, minItems: 2 }],
    ['distinct items', { type: 'array', items: { enum: [1, 2, 3, 4] }, uniqueItems: true, minItems: 4 }],
    ['what a list must contain', { type: 'array', items: { type: 'integer' }, contains: { minimum: 50 }, minContains: 2, maxContains: 2, minItems: 4 }],
    ['many items', { type: 'array', items: { type: 'boolean' }, minItems: 9 }],
    ['required properties that have no schema', { ...object, required: ['a', 'b'] }],
    ['closed objects', { ...object, properties: { a: { type: 'string' } }, additionalProperties: false }],
    ['maps', { ...object, additionalProperties: { type: 'integer' }, minProperties: 3 }],
    ['names of properties', { ...object, propertyNames: { pattern: '^[A-Z]{3}$' }, additionalProperties: { type: 'boolean' }, minProperties: 2 }],
    ['names of properties by pattern', { ...object, patternProperties: { '^x-': { type: 'integer' } }, additionalProperties: false, minProperties: 1 }],
    ['many names by a pattern with an open end', { ...object, patternProperties: { '^x-': { type: 'integer' } }, additionalProperties: false, minProperties: 40 }],
    ['many names by a pattern with an open beginning', { ...object, propertyNames: { pattern: '_id$' }, minProperties: 3 }],
    ['distinct items by a pattern with an open end', { type: 'array', items: { type: 'string', pattern: '^a' }, uniqueItems: true, minItems: 30 }],
    ['few properties', { ...object, properties: { a: {}, b: {}, c: {} }, maxProperties: 1 }],
    ['what depends on a property', { ...object, properties: { a: {}, b: {} }, dependentRequired: { a: ['b', 'c'] } }],
    ['what a property brings with it', { ...object, properties: { card: { type: 'string' } }, dependentSchemas: { card: { required: ['street'], properties: { street: { minLength: 3 } } } } }],
    ['what is not evaluated', { allOf: [{ ...object, properties: { a: { type: 'string' } } }], properties: { b: { type: 'integer' } }, unevaluatedProperties: false, required: ['a', 'b'] }],
    ['limits that come together', { allOf: [{ type: 'string', minLength: 3 }, { maxLength: 3 }, { pattern: '^[ab]+$' }] }],
    ['one of several that overlap', { oneOf: [{ ...object, properties: { a: { type: 'integer' } } }, { ...object, properties: { a: { type: 'string' } } }] }],
    ['one of several numbers', { oneOf: [{ type: 'integer' }, { type: 'number' }] }],
    ['one of two required properties', { ...object, properties: { a: { type: 'integer' }, b: { type: 'integer' } }, oneOf: [{ required: ['a'] }, { required: ['b'] }] }],
    ['any of several', { anyOf: [{ type: 'string', maxLength: 2 }, { type: 'integer', minimum: 5 }] }],
    ['what it must not be', { type: ['string', 'integer', 'boolean'], not: { type: ['string', 'boolean'] } }],
    ['a property that must not be there', { ...object, properties: { a: { type: 'integer' } }, not: { required: ['a'] } }],
    ['a value that must not be', { enum: ['a', 'b'], not: { const: 'a' } }],
    ['then', { ...object, properties: { kind: { enum: ['a'] } }, required: ['kind'], if: { properties: { kind: { const: 'a' } } }, then: { required: ['more'] } }],
    ['else', { type: 'integer', if: { minimum: 10 }, then: { multipleOf: 10 }, else: { maximum: 3 } }],
  ])('%s', (_what, schema) => {
    const validate = ajv.compile(schema)

    const values = seeds.map((seed) => make(schema, {}, seed))

    for (const value of values) expect([value, validate(value), validate.errors]).toEqual([value, true, null])
  })
})

describe('a circle', () => {
  const schemas = {
    Menu: { type: 'object', required: ['id', 'items'], properties: { id: { type: 'integer' }, items: { type: 'array', items: { $ref: '#/schemas/Menu' } } } },
    Chain: { type: 'object', required: ['next'], properties: { next: { oneOf: [{ $ref: '#/schemas/Chain' }, { type: 'null' }] } } },
    Sum: { oneOf: [{ type: 'object', required: ['left', 'right'], properties: { left: { $ref: '#/schemas/Sum' }, right: { $ref: '#/schemas/Sum' } }, additionalProperties: false }, { type: 'integer' }] },
    Endless: { type: 'object', required: ['self'], properties: { self: { $ref: '#/schemas/Endless' } } },
  }
  const resolve = resolverOf({ schemas })
  const depth = (value: unknown): number => (typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0)

  test.each(['Menu', 'Chain', 'Sum'])('of %s comes to an end', (name) => {
    const validate = new Ajv2020({ strict: false }).addSchema({ schemas }, 'all').compile({ $ref: `all#/schemas/${name}` })

    const values = seeds.map((seed) => make({ $ref: `#/schemas/${name}` }, { resolve }, seed))

    for (const value of values) expect(validate(value)).toBe(true)
    expect(Math.max(...values.map(depth))).toBeLessThan(12)
  })

  test('gives the inner rows ids of their own', () => {
    const menu = make({ type: 'array', items: { $ref: '#/schemas/Menu' } }, { resolve })

    const ids = [...JSON.stringify(menu).matchAll(/"id":(\d+)/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(4)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('that nothing ends is an error by its name', () => {
    expect(() => make({ $ref: '#/schemas/Endless' }, { resolve, name: 'Endless' })).toThrow('No value fits the schema Endless')
  })
})

test.each<[Schema]>([[false], [{ type: 'string', minLength: 3, maxLength: 2 }], [{ allOf: [{ type: 'string' }, { type: 'integer' }] }]])(
  'says that nothing fits %j',
  (schema) => {
    expect(() => make(schema, { name: 'Odd' })).toThrow('No value fits the schema Odd')
  },
)

test.each<[Schema, string]>([
  [{ type: 'object', required: ['a/b'], properties: { 'a/b': false } }, '/properties/a~1b'],
  [{ type: 'array', minItems: 1, items: { allOf: [{ type: 'string' }, { $ref: '#/schemas/Odd' }] } }, '#/schemas/Odd/properties/kind'],
  [{ type: 'array', minItems: 1, prefixItems: [false], items: { type: 'string' } }, '/prefixItems/0'],
  [{ type: 'array', minItems: 2, prefixItems: [{ type: 'string' }], items: false }, '/items'],
  [{ allOf: [{ type: 'string' }, { type: 'integer' }], examples: ['a'] }, ''],
  [{ $ref: '#/schemas/Endless' }, '#/schemas/Endless/properties/self'],
])('says where nothing fits in %j', (schema, place) => {
  const schemas = { Odd: { type: 'object', required: ['id', 'kind'], properties: { id: {}, kind: { minLength: 2, maxLength: 1, type: 'string' } } }, Endless: { type: 'object', required: ['self'], properties: { self: { $ref: '#/schemas/Endless' } } } }
  const odd = () => make(schema, { name: 'op', resolve: resolverOf({ schemas }) })

  expect(odd).toThrow(new Error(`No value fits the schema op${place && `, for none fits ${place} in it`}`))
})

test('is a number that only a validator that rounds takes, where there is no other', () => {
  expect(make({ type: 'number', multipleOf: 0.01, minimum: 0.07, maximum: 0.07 })).toBe(0.07)
})

describe('what comes first', () => {
  test.each<[string, Schema, unknown]>([
    ['an example', { type: 'string', examples: ['first', 'second'], default: 'third' }, 'first'],
    ['an example of OpenAPI 3.0', { type: 'string', example: 'old' }, 'old'],
    ['the default', { type: 'integer', default: 12 }, 12],
    ['the next example after one that breaks the schema', { type: 'integer', examples: ['x', 4] }, 4],
    ['an example that is a multiple of a hundredth', { type: 'number', multipleOf: 0.01, examples: [19.99] }, 19.99],
    ['the example of a whole object', { type: 'object', properties: { a: { type: 'integer' } }, examples: [{ a: 77 }] }, { a: 77 }],
    ['the example of what is referred to', { allOf: [{ type: 'integer', examples: [5] }] }, 5],
  ])('is %s', (_what, schema, want) => {
    expect(make(schema)).toEqual(want)
  })

  test('is made up where examples are not wanted', () => {
    expect(make({ type: 'string', examples: ['first'] }, { useExamples: false })).not.toBe('first')
  })

  test('is made up where every example breaks the schema', () => {
    expect(typeof make({ type: 'integer', examples: ['x'] })).toBe('number')
  })
})

describe('rows', () => {
  test.each<[string, Schema, unknown[]]>([
    ['id', { type: 'integer', examples: [1001] }, [1001, 1002, 1003]],
    ['slug', { type: 'string', pattern: '^[a-z0-9-]+$', examples: ['science'] }, ['science', 'science-2', 'science-3']],
    ['number', { type: 'string', pattern: '^Q-\\d{3}$', examples: ['Q-007'] }, ['Q-007', 'Q-008', 'Q-009']],
    ['email', { type: 'string', format: 'email', examples: ['a@b.example'] }, ['a@b.example', 'a2@b.example', 'a3@b.example']],
    ['published_at', { type: 'string', format: 'date-time', examples: ['2026-11-18T04:00:00Z'] }, ['2026-11-18T04:00:00Z', '2026-11-17T04:00:00Z', '2026-11-16T04:00:00Z']],
    ['tags', { type: 'array', items: { type: 'string' }, examples: [['a']] }, [['a'], ['a'], ['a']]],
  ])('differ in %s', (name, schema, want) => {
    expect([0, 1, 2].map((row) => property(schema, name, row))).toEqual(want)
  })

  test('of a list are not alike', () => {
    const schema: Schema = { type: 'array', minItems: 5, items: { type: 'object', properties: { id: { type: 'integer', examples: [1] }, title_en: { type: 'string', examples: ['News'] } } } }

    const rows = make(schema) as { id: number }[]

    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })

  test('say the same in the three languages', () => {
    const schema: Schema = { type: 'object', properties: { city_kz: { type: 'string' }, city_ru: { type: ['string', 'null'] }, city_en: { type: 'string' } } }

    const rows = [0, 1, 2, 3, 4].map((row) => Object.values(make(schema, { row, line: 0 }) as object).join())

    expect(rows).toEqual(['Алматы,Алматы,Almaty', 'Астана,Астана,Astana', 'Шымкент,Шымкент,Shymkent', 'Қарағанды,Караганда,Karaganda', 'Павлодар,Павлодар,Pavlodar'])
  })
})

test.each<[string, Schema, RegExp]>([
  ['email', { type: 'string' }, /^[a-z]+@mail\.example$/],
  ['website', { type: 'string' }, /^https:\/\/www\.example\//],
  ['phone', { type: 'string' }, /^\+7 \(727\) 355-10-\d\d$/],
  ['lastName', { type: 'string' }, /^\p{Lu}\p{Ll}+$/u],
  ['content_kz', { type: 'string' }, /^<p>\p{Script=Cyrillic}.*<\/p>$/u],
  ['created_at', { type: 'string', format: 'date-time' }, /^2026-1[01]-/],
  ['deadline_at', { type: 'string', format: 'date-time' }, /^2026-12-/],
  ['title', { type: 'string', maxLength: 9 }, /^.{1,9}$/],
])('fills %s with what one expects there', (name, schema, want) => {
  expect(property(schema, name)).toMatch(want)
})

test('leaves out what is not for the reader, unless it is required', () => {
  const schema: Schema = { type: 'object', required: ['pin'], properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true }, pin: { type: 'string', writeOnly: true } } }

  expect(Object.keys(make(schema) as object)).toEqual(['id', 'pin'])
  expect(Object.keys(make(schema, { leaveOut: 'readOnly' }) as object)).toEqual(['secret', 'pin'])
})

test('fits more than one choice where nothing tells them apart', () => {
  const optional = (...names: string[]): Schema => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) })
  const schemas = { Sms: { allOf: [optional('id', 'to')] }, Call: optional('id', 'to', 'price'), Chat: optional('to', 'id'), All: optional('id', 'to', 'price', 'oneOf') }
  const oneOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const schema: Schema = { type: 'object', required: ['kind', 'of'], properties: { kind: { oneOf: [{ type: 'null' }, { type: 'null' }] }, of: { oneOf: [{ type: 'string' }, { oneOf: [...oneOf, ...oneOf] }] } } }

  const made = make(schema, { resolve: resolverOf({ components: { schemas } }) }) as { kind: null; of: unknown }

  expect(made.kind).toBeNull()
  expect(['string', 'object']).toContain(typeof made.of)
  expect(make({ oneOf: [...oneOf, ...oneOf] }, { resolve: resolverOf({ components: { schemas } }) })).toMatchObject({ id: expect.any(String) as unknown })
})

test('marks the option of a discriminator by its name in the mapping', () => {
  const schemas = {
    Pet: { oneOf: [{ $ref: '#/schemas/Cat' }, { $ref: '#/schemas/Dog' }], discriminator: { propertyName: 'kind', mapping: { cat: '#/schemas/Cat' } } },
    Cat: { type: 'object', required: ['kind', 'lives'], properties: { kind: { type: 'string' }, lives: { type: 'integer' } }, additionalProperties: false },
    Dog: { type: 'object', required: ['kind', 'tricks'], properties: { kind: { type: 'string' }, tricks: { type: 'integer' } }, additionalProperties: false },
  }

  const pets = seeds.map((seed) => make({ $ref: '#/schemas/Pet' }, { resolve: resolverOf({ schemas }) }, seed) as { kind: string; lives?: number })

  expect(new Set(pets.map(({ kind, lives }) => `${kind} ${lives === undefined}`))).toEqual(new Set(['cat false', 'Dog true']))
})

test('keeps an example that looks like a day and is none', () => {
  expect(property({ type: 'string', examples: ['0000-00-00'] }, 'closed', 1)).toBe('0000-00-00')
})

test('has a field whose name all objects know', () => {
  const properties = JSON.parse('{"__proto__":{"const":1},"constructor":{"const":2}}') as Record<string, Schema>

  expect(JSON.stringify(make({ type: 'object', required: ['__proto__', 'constructor'], properties }))).toBe('{"__proto__":1,"constructor":2}')
})

test('makes the numbers of a page agree with its rows', () => {
  const count: Schema = { type: 'integer', examples: [40] }
  const schema: Schema = { type: 'object', properties: { data: { type: 'array', items: { type: 'integer' } }, current_page: count, last_page: count, per_page: count, total: count } }

  const page = make(schema) as { data: number[] }

  expect(page).toMatchObject({ total: page.data.length, current_page: 1, last_page: 1 })
})

test('gives the same for the same seed, and other things for others', () => {
  const schema: Schema = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' }, score: { type: 'number' } } } }
  const text = (seed: string) => JSON.stringify(make(schema, {}, seed))

  expect(text('1')).toBe(text('1'))
  expect(new Set(seeds.map(text)).size).toBeGreaterThan(10)
})

describe('what others extend', () => {
  const extended = (base: string, properties: Record<string, Schema>, more: object = {}): Schema => ({ allOf: [{ $ref: `#/components/schemas/${base}` }, { type: 'object', required: Object.keys(properties), properties }], ...more })
  const setUp = (discriminator: object, kind: object = { type: 'string' }, more: object = {}) => {
    const Pet = { type: 'object', required: ['kind'], properties: { kind }, discriminator: { propertyName: 'kind', ...discriminator }, ...more }
    const resolve = resolverOf({ components: { schemas: { Pet, Cat: extended('Pet', { claws: { type: 'integer' } }), Dog: extended('Pet', { barks: { type: 'boolean' } }), Puppy: extended('Dog', { weeks: { type: 'integer' } }) } } })
    return (name: string) => [...new Set(seeds.map((seed) => JSON.stringify(Object.entries(make({ $ref: `#/components/schemas/${name}` }, { resolve }, seed) as object).map(([key, value]) => (key === 'kind' ? String(value) : key)))))].sort()
  }
  const mapping = { cat: '#/components/schemas/Cat', dog: 'Dog', puppy: 'Puppy' }
  const [cat, dog, puppy] = ['["cat","claws"]', '["dog","barks"]', '["puppy","barks","weeks"]']
  const [plainCat, plainDog, plainPuppy] = ['["Cat","claws"]', '["Dog","barks"]', '["Puppy","barks","weeks"]']

  test('is one of them, with the value that tells it apart', () => {
    const made = setUp({ mapping })

    expect([made('Cat'), made('Dog'), made('Puppy'), made('Pet')]).toEqual([[cat], [dog], [puppy], [cat, dog, puppy]])
  })

  test('is told apart by the names of schemas where no others are given', () => {
    const [made, partly] = [setUp({}), setUp({ mapping: { cat: 'Cat' } })]

    expect([made('Puppy'), made('Pet'), partly('Pet')]).toEqual([[plainPuppy], [plainCat, plainDog, plainPuppy], [plainDog, plainPuppy, cat]])
  })

  test('may be one of its own heirs', () => {
    const made = setUp({ mapping: { ...mapping, pet: 'Pet' } })

    expect([made('Pet'), made('Cat')]).toEqual([[cat, dog, '["pet"]', puppy], [cat]])
  })

  test('keeps its schema where the names are others', () => {
    const made = setUp({ mapping }, { const: 'pet' })

    expect([made('Cat'), made('Pet')]).toEqual([['["pet","claws"]'], ['["pet","barks","weeks"]', '["pet","barks"]', '["pet","claws"]']])
  })

  test('does not lend the examples of one to another', () => {
    const made = setUp({ mapping }, {}, { example: { kind: 'dog', barks: true, claws: 1 } })

    expect([made('Cat'), made('Dog')]).toEqual([[cat], ['["dog","barks","claws"]']])
  })
})
