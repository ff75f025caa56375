import { parseYaml } from '@redocly/openapi-core/lib/js-yaml'
import fc from 'fast-check'
import { parseJson } from './parse-json'

test.each([
  ['{}'],
  ['\n{ "a": [1, -0.5e3, true, null, "x"], "b": { "c" : {} } }\n'],
  ['{"a": "\\\\", "b": "\\"c\\": \\\\\\"", "d:": ":", "\\u00e9\\ud83d\\ude00\\/": "\\n\\t\\b\\f"}'],
  ['{"__proto__": {"constructor": 1}, "10": 1, "9": 2, "": 3}'],
])('reads JSON as YAML does: %s', (text) => {
  expect(parseJson(text)).toEqual(parseYaml(text))
  expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(parseYaml(text)))
})

test('reads any object as YAML does', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 2, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space)

      expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(parseYaml(text)))
    }),
  )
})

test.each([
  ['a key that stands twice', '{"a": 1, "b": {"c": 1, "c": 2}}'],
  ['keys that are the same in other spellings', '{"a": 1, "\\u0061": 2}'],
  ['YAML without quotes', '{a: 1}'],
  ['YAML in lines', 'a: {"b": 1}'],
  ['a number beyond those of JavaScript', '{"a": [{"maximum": 1.8e308}]}'],
  ['what is no object', '[{"a": 1}]'],
  ['half an object', '{"a": '],
])('leaves to js-yaml %s', (_what, text) => {
  expect(parseJson(text)).toBeUndefined()
})
