import { isObject } from '../../model/pointer'
import type { DocsSchema } from './parts'

/** The examples of a schema. Some documents have a table there, as it may stand beside a schema: its values are meant. */
export function schemaExamples({ example, examples }: DocsSchema): unknown[] {
  return [...(example === undefined ? [] : [example]), ...valuesOf(examples)]
}

function valuesOf(examples: unknown): unknown[] {
  if (Array.isArray(examples)) return examples
  return isObject(examples) ? Object.values(examples).map((one) => (isObject(one) && 'value' in one ? one.value : one)) : []
}
