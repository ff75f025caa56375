import { html, joinHtml, type Html } from './html'
import type { DocsSchema } from './parts'
import { schemaExamples } from './schema-examples'

/** What a schema says of a value beside its type, a short phrase each. */
export const factsOf = (schema: DocsSchema): Html[] => [...limitsOf(schema), ...example(schema)]

/** The same without examples. */
export function limitsOf(schema: DocsSchema): Html[] {
  return [
    ...values(schema),
    ...range(schema),
    ...count(schema.minLength, schema.maxLength, 'character'),
    ...count(schema.minItems, schema.maxItems, 'item'),
    ...count(schema.minProperties, schema.maxProperties, 'key'),
    ...(schema.uniqueItems ? [html`no duplicates`] : []),
    ...(schema.pattern ? [html`matches <code>${schema.pattern}</code>`] : []),
    ...(schema.default === undefined ? [] : [html`default <code>${short(schema.default)}</code>`]),
    ...(schema.readOnly ? [html`only in answers`] : []),
    ...(schema.writeOnly ? [html`only in requests`] : []),
  ]
}

/** A text as it is, anything else (and what would not be seen) as JSON; cut where it is long. */
function short(value: unknown): string {
  const text = typeof value === 'string' && value.trim() === value && value !== '' ? value : (JSON.stringify(value) ?? '')
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}

function values(schema: DocsSchema): Html[] {
  if (schema.const !== undefined) return [html`always <code>${short(schema.const)}</code>`]
  const all = (schema.enum ?? []).filter((value) => value !== null).map((value) => html`<code>${short(value)}</code>`)
  if (all.length === 0) return []
  if (all.length === 1) return [html`always ${all}`]
  return [all.length <= 16 ? html`one of ${joinHtml(all, ' ')}` : html`<details class="values"><summary>one of ${all.length} values</summary>${joinHtml(all, ' ')}</details>`]
}

function range({ minimum: from, maximum: to, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf }: DocsSchema): Html[] {
  return [
    ...(from !== undefined && to !== undefined ? [html`${String(from)} to ${String(to)}`] : []),
    ...(from !== undefined && to === undefined ? [html`at least ${String(from)}`] : []),
    ...(from === undefined && to !== undefined ? [html`at most ${String(to)}`] : []),
    ...(above === undefined ? [] : [html`more than ${String(above)}`]),
    ...(below === undefined ? [] : [html`less than ${String(below)}`]),
    ...(multipleOf === undefined ? [] : [html`a multiple of ${String(multipleOf)}`]),
  ]
}

function count(from: number | undefined, to: number | undefined, unit: string): Html[] {
  const units = (number: number) => `${number} ${unit}${number === 1 ? '' : 's'}`
  if (from !== undefined && from === to) return [html`exactly ${units(from)}`]
  if (from && to !== undefined) return [html`${from} to ${units(to)}`]
  if (from) return [html`at least ${units(from)}`]
  return to === undefined ? [] : [html`at most ${units(to)}`]
}

/** An empty example shows nothing; neither does one that is the default or the only value. */
function example(schema: DocsSchema): Html[] {
  const { default: preset, const: fixed, enum: choices } = schema
  const shown = schemaExamples(schema).filter((value) => value !== preset && !isEmpty(value))
  return shown.length === 0 || fixed !== undefined || choices ? [] : [html`e.g. ${joinHtml(shown.slice(0, 3).map((value) => html`<code>${short(value)}</code>`), ', ')}`]
}

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.keys(value).length === 0)
