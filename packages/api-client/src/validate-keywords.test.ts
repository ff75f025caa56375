import { createPeer } from './test-support/validate-ajv'
import { validate } from './validate'
import type { JsonSchema } from './validate-schema'

type Case = [keyword: string, schema: object, valid: unknown[], invalid: unknown[]]

const cases: Case[] = [
  ['type', { type: 'string' }, ['', 'a'], [1, null, true, [], {}]],
  ['type', { type: ['string', 'null'] }, ['', null], [1, false, [], {}]],
  ['type', { type: 'integer' }, [0, -1, 1.0, 1e15], [0.5, '1', null, true]],
  ['type', { type: 'number' }, [0, 0.5], ['1', null]],
  ['type', { type: 'boolean' }, [true, false], [0, 'true', null]],
  ['type', { type: 'null' }, [null], [0, '', false, {}]],
  ['type', { type: 'array' }, [[], [1]], [{}, '[]', null]],
  ['type', { type: 'object' }, [{}, { length: 1 }], [[], null, 'a']],
  ['enum', { enum: ['a', 1, null, { a: [1], b: 2 }] }, ['a', 1, null, { b: 2, a: [1] }], ['b', '1', 0, { a: [1] }, { a: [1], b: 2, c: 3 }, [1]]],
  ['const', { const: { a: 1 } }, [{ a: 1 }], [{ a: '1' }, {}, { a: 1, b: 1 }, 1, [{ a: 1 }]]],
  ['const', { const: [1, 2] }, [[1, 2]], [[2, 1], [1], { 0: 1, 1: 2 }]],
  ['const', { const: false }, [false], [0, null, '', []]],
  ['minimum', { minimum: 1 }, [1, 2, '0'], [0.99, -1]],
  ['maximum', { maximum: 1 }, [1, 0, '2', null], [1.01]],
  ['exclusiveMinimum', { exclusiveMinimum: 1 }, [1.01], [1, 0]],
  ['exclusiveMaximum', { exclusiveMaximum: 1 }, [0.99], [1, 2]],
  ['multipleOf', { multipleOf: 2 }, [0, 2, -4, '1'], [1, 2.5]],
  ['multipleOf', { multipleOf: 0.0001 }, [0.0075], [0.00751]],
  ['minLength', { minLength: 2 }, ['ab', 'я😀', 1], ['', 'a', '😀']],
  ['maxLength', { maxLength: 2 }, ['', 'ab', '😀😀', [1, 2, 3]], ['abc', '😀😀😀']],
  ['pattern', { pattern: '^\\p{L}+$' }, ['я', 'ab', 1], ['', '1', 'a b']],
  ['pattern', { pattern: 'a+' }, ['xaay'], ['b']],
  ['items', { items: { type: 'integer' } }, [[], [1, 2], 'a', { 0: 'a' }], [['a'], [1, null]]],
  ['items', { items: false }, [[]], [[1]]],
  ['prefixItems', { prefixItems: [{ type: 'string' }, { type: 'integer' }] }, [[], ['a'], ['a', 1, true]], [[1], ['a', 'b']]],
  ['prefixItems', { prefixItems: [{ type: 'string' }], items: { type: 'integer' } }, [['a', 1]], [['a', 'b'], [1]]],
  ['contains', { contains: { type: 'string' } }, [['a'], [1, 'a'], {}], [[], [1]]],
  ['minContains', { contains: { type: 'string' }, minContains: 2 }, [['a', 'b']], [['a'], []]],
  ['minContains', { contains: { type: 'string' }, minContains: 0 }, [[], [1]], []],
  ['maxContains', { contains: { type: 'string' }, maxContains: 1 }, [['a', 1]], [['a', 'b'], []]],
  ['minItems', { minItems: 1 }, [[1], {}, ''], [[]]],
  ['maxItems', { maxItems: 1 }, [[], [1], 'ab'], [[1, 2]]],
  ['uniqueItems', { uniqueItems: true }, [[], [1, '1', [1], { a: 1 }], [{ a: 1 }, { a: 2 }], [0, false]], [[1, 1], [{ a: 1, b: 2 }, { b: 2, a: 1 }], [[1], [1]], [null, null]]],
  ['uniqueItems', { uniqueItems: false }, [[1, 1]], []],
  ['unevaluatedItems', { allOf: [{ prefixItems: [true] }], unevaluatedItems: { type: 'string' } }, [[1], [1, 'a']], [[1, 2]]],
  ['properties', { properties: { a: { type: 'string' }, 'b/c': false } }, [{}, { a: 'x', z: 1 }, [], 'a'], [{ a: 1 }, { 'b/c': 1 }]],
  ['required', { required: ['a', 'b'] }, [{ a: null, b: 1 }, [], 'ab'], [{}, { a: 1 }]],
  ['additionalProperties', { properties: { a: true }, patternProperties: { '^x': true }, additionalProperties: false }, [{}, { a: 1, x1: 2 }], [{ b: 1 }]],
  ['additionalProperties', { additionalProperties: { type: 'integer' } }, [{ a: 1 }], [{ a: 'b' }]],
  ['additionalProperties', { allOf: [{ properties: { a: true } }], additionalProperties: false }, [{}], [{ a: 1 }]],
  ['additionalProperties', { dependentSchemas: { a: { properties: { b: true } } }, properties: { a: true }, additionalProperties: false }, [{ a: 1 }], [{ a: 1, b: 1 }]],
  ['patternProperties', { patternProperties: { '^a': { type: 'integer' }, 'z$': { minimum: 5 } } }, [{ a: 1, b: 'x' }, { az: 5 }], [{ a: 'x' }, { az: 4 }]],
  ['propertyNames', { propertyNames: { maxLength: 2 } }, [{}, { ab: 1 }], [{ abc: 1 }]],
  ['minProperties', { minProperties: 1 }, [{ a: 1 }, []], [{}]],
  ['maxProperties', { maxProperties: 1 }, [{ a: 1 }, [1, 2]], [{ a: 1, b: 2 }]],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, [{}, { b: 1 }, { a: 1, b: 1 }], [{ a: 1 }]],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'], maxProperties: 2 } } }, [{ b: 1 }, { a: 1, b: 1 }], [{ a: 1 }, { a: 1, b: 1, c: 1 }]],
  ['unevaluatedProperties', { allOf: [{ properties: { a: true } }], anyOf: [{ properties: { b: { type: 'integer' } }, required: ['b'] }, true], unevaluatedProperties: false }, [{ a: 1 }, { a: 1, b: 2 }], [{ c: 1 }]],
  ['allOf', { allOf: [{ minimum: 1 }, { maximum: 3 }] }, [1, 3], [0, 4]],
  ['anyOf', { anyOf: [{ type: 'string' }, { minimum: 1 }] }, ['a', 1, null], [0]],
  ['oneOf', { oneOf: [{ type: 'integer' }, { minimum: 2 }] }, [1, 2.5], [0.5, 3]],
  ['oneOf', { oneOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { type: 'null' }] }, [null, {}], [{ a: 1 }, 'a']],
  ['not', { not: { type: 'string' } }, [1], ['a']],
  ['if', { if: { type: 'string' }, then: { minLength: 2 }, else: { minimum: 1 } }, ['ab', 1], ['a', 0]],
  ['if', { if: { type: 'string' }, then: false }, [1], ['a']],
  ['then', { then: false, else: false }, [1], []],
  ['boolean schemas', { properties: { a: true, b: false } }, [{ a: 1 }], [{ b: 1 }]],
  ['format', { format: 'int32' }, [0, -(2 ** 31), 2 ** 31 - 1, 'a'], [2 ** 31, 0.5]],
  ['format', { format: 'int64' }, [2 ** 53], [0.5]],
  ['format', { format: 'unheard-of' }, ['a', 1], []],
  ['annotations', { title: 'a', description: 'b', examples: [1], readOnly: true, 'x-a': 1, contentMediaType: 'text/html' }, ['a', 1], []],
]

test.each(cases)('reads %s as JSON Schema has it: %j', (_keyword, schema, valid, invalid) => {
  const check = createPeer().compile(schema)
  const verdicts = (values: unknown[]) => values.map((value) => [value, validate(schema as JsonSchema, value).length === 0, check(value)])

  expect(verdicts(valid)).toEqual(valid.map((value) => [value, true, true]))
  expect(verdicts(invalid)).toEqual(invalid.map((value) => [value, false, false]))
})

/** Where ajv 8 is wrong or looser, the interpreter differs on purpose. */
test.each<Case>([
  ['decimal fractions are divided as decimals', { multipleOf: 0.01 }, [19.99, 0.07, 4.35], [19.995]],
  ['large numbers are multiples too', { multipleOf: 2 }, [1e22], []],
  ['what every object inherits is no property', { required: ['toString'] }, [{ toString: 1 }], [{}]],
  ['a property may have no name', { required: [''] }, [{ '': 1 }], [{}]],
  ['an empty list contains nothing', { prefixItems: [{ type: 'string' }], contains: {} }, [['a']], [[]]],
  ['a failed condition has looked at nothing', { if: { additionalProperties: false }, unevaluatedProperties: false }, [{}], [{ a: 1 }]],
  ['a failed choice has looked at nothing', { anyOf: [true, { patternProperties: { '^a': { type: 'string' } } }], unevaluatedProperties: false }, [{ a: '' }], [{ a: 1 }]],
  ['a choice may look at all items', { anyOf: [{ unevaluatedItems: true }], unevaluatedItems: false }, [[1]], []],
])('%s', (_what, schema, valid, invalid) => {
  expect(valid.flatMap((value) => validate(schema as JsonSchema, value))).toEqual([])
  expect(invalid.filter((value) => validate(schema as JsonSchema, value).length === 0)).toEqual([])
})
