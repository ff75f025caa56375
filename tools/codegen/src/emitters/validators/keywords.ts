import { isObject } from '../../model/pointer'
import { typeNames } from '../../normalise/plain-schemas'
import { unicodePattern } from './pattern'

type Check = (operand: unknown) => boolean

const isNumber: Check = (operand) => typeof operand === 'number'
const isText: Check = (operand) => typeof operand === 'string'
const isCount: Check = (operand) => Number.isInteger(operand) && Number(operand) >= 0
const isTexts: Check = (operand) => Array.isArray(operand) && operand.every(isText)
const isList: Check = (operand) => Array.isArray(operand) && operand.length > 0
const isPattern: Check = (operand) => typeof operand === 'string' && unicodePattern(operand) !== undefined
const isAnything: Check = () => true

/** The keywords that check something, with what they may hold, in the order of the output. All others are annotations. */
export const keywords: Readonly<Record<string, Check>> = {
  $ref: (operand) => typeof operand === 'string' && operand.startsWith('#/'),
  type: (operand) => isList([operand].flat()) && [operand].flat().every((one) => typeNames.has(one)),
  enum: isList,
  const: isAnything,
  format: isText,
  pattern: isPattern,
  minLength: isCount,
  maxLength: isCount,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (operand) => Number(operand) > 0 && isNumber(operand),
  items: isAnything,
  prefixItems: isList,
  contains: isAnything,
  minContains: isCount,
  maxContains: isCount,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: (operand) => typeof operand === 'boolean',
  unevaluatedItems: isAnything,
  properties: isObject,
  patternProperties: (operand) => isObject(operand) && Object.keys(operand).every(isPattern),
  additionalProperties: isAnything,
  propertyNames: isAnything,
  required: isTexts,
  minProperties: isCount,
  maxProperties: isCount,
  dependentRequired: (operand) => isObject(operand) && Object.values(operand).every(isTexts),
  dependentSchemas: isObject,
  unevaluatedProperties: isAnything,
  allOf: isList,
  anyOf: isList,
  oneOf: isList,
  not: isAnything,
  if: isAnything,
  then: isAnything,
  else: isAnything,
}

/** The formats that packages/api-client/src/validate-formats.ts and validate-rules.ts check. */
export const formatNames = 'date time date-time email hostname ipv4 ipv6 uri uri-reference uuid byte int32 int64'.split(' ')
