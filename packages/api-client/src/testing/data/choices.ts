import { waysToBreak } from './deny'
import type { Schema } from './json-schema'
import { fits } from './fits'
import type { Place, Run } from './run'
import type { Choice } from './shape'

/** Ways to keep a keyword, each as a schema that must hold in addition; the likeliest first. */
export function* waysToKeep(run: Run, choice: Choice, { lean }: Place): Generator<Schema> {
  switch (choice.key) {
    case 'oneOf':
    case 'anyOf': {
      const options = inOrder(run, choice.options, lean)
      for (const option of options) {
        const marked = withDiscriminator(choice, option)
        if (marked) yield marked
        yield option
      }
      if (choice.key === 'anyOf') return
      for (let round = 0; round < 3; round++) for (const option of options) yield { allOf: [withDiscriminator(choice, option) ?? option, ...options.filter((one) => one !== option).flatMap((one) => oneWay(run, one))] }
      return
    }
    case 'heir':
      yield* run.random.shuffle(choice.options)
      // Where the document contradicts itself, the schema is what counts.
      yield true
      return
    case 'not':
      yield true
      yield* run.random.shuffle(waysToBreak(run, choice.schema))
      return
    case 'if': {
      const { if: condition, then: yes = true, else: no = true } = choice.schema
      if (!lean) yield { allOf: [condition, yes] }
      for (const way of run.random.shuffle(waysToBreak(run, condition))) yield { allOf: [way, no] }
      yield { allOf: [condition, yes] }
      yield true
      return
    }
    case 'dependentSchemas': {
      const without = { properties: { [choice.property]: false } }
      if (lean) yield without
      yield { required: [choice.property], allOf: [choice.schema] }
      yield without
      yield true
    }
  }
}

/** Whether a value that was made keeps the keyword indeed. */
export function isKept(run: Run, choice: Choice, value: unknown): boolean {
  switch (choice.key) {
    case 'oneOf':
    case 'anyOf':
      return fits(run.schemaAt, choice.whole, value)
    case 'heir':
      return true
    case 'not':
      return !fits(run.schemaAt, choice.schema, value)
    case 'if':
      return fits(run.schemaAt, choice.schema, value)
    case 'dependentSchemas':
      return fits(run.schemaAt, { dependentSchemas: { [choice.property]: choice.schema } }, value)
  }
}

/** Whether nothing but the discriminator tells which choice a value is: one that JSON Schema takes, too, is better. */
export function isOnlyTold(run: Run, choice: Choice, value: unknown): boolean {
  return choice.key === 'oneOf' && choice.discriminator?.mapping !== undefined && !fits(run.schemaAt, { oneOf: choice.options }, value)
}

/** A null ends a circle, and says little everywhere else. */
function inOrder(run: Run, options: Schema[], lean: boolean): Schema[] {
  const isNull = (schema: Schema) => typeof schema === 'object' && schema.type === 'null'
  const others = run.random.shuffle(options.filter((one) => !isNull(one)))
  return lean ? [...options.filter(isNull), ...others] : [...others, ...options.filter(isNull)]
}

function oneWay(run: Run, schema: Schema): Schema[] {
  const ways = waysToBreak(run, schema)
  return ways.length > 0 ? [run.random.pick(ways)] : []
}

const marked = new WeakMap<Choice, Map<Schema, Schema>>()

/** An option with the property that says which of the options it is. */
function withDiscriminator(choice: Choice & { key: 'oneOf' | 'anyOf' }, option: Schema): Schema | undefined {
  if (!choice.discriminator || typeof option === 'boolean' || option.$ref === undefined) return undefined
  const known = marked.get(choice) ?? new Map<Schema, Schema>()
  marked.set(choice, known)
  const { propertyName, mapping = {} } = choice.discriminator
  const name = option.$ref.split('/').at(-1) ?? ''
  const mapped = Object.entries(mapping).find(([, target]) => target === option.$ref || target === name)
  const schema = known.get(option) ?? { allOf: [option], required: [propertyName], properties: { [propertyName]: { const: mapped?.[0] ?? name } } }
  known.set(option, schema)
  return schema
}
