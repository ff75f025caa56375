import type { OpenApiDocument } from '../../model/document'
import { html, joinHtml, type Html } from './html'
import { look, typeInWords } from './look'
import type { DocsSchema } from './parts'
import { factsOf, limitsOf } from './schema-facts'

/** The type as a reader names it, with links to components: `News[] or null`. */
export function typeLabel(document: OpenApiDocument, schema: DocsSchema, depth = 0): Html {
  const { component, nullable, schema: own, choices } = look(document, schema)
  const name = component === undefined ? ownTypeLabel(document, schema, depth) : html`<a href="#schema/${component}">${component}</a>`
  // What may be anything may be null.
  const isAny = choices.length === 0 && !own.items && typeInWords(own) === 'any value'
  return nullable && !isAny ? html`${name} or null` : name
}

/** The same, for a component by what it is instead of its name. */
export function ownTypeLabel(document: OpenApiDocument, of: DocsSchema, depth = 0): Html {
  const { schema, choices } = look(document, of)
  // A cycle may lead through schemas that have no name.
  if (depth > 6) return html`…`
  if (choices.length > 3) return html`one of ${choices.length}`
  if (choices.length > 0) return joinHtml(choices.map((choice) => typeLabel(document, choice, depth + 1)), ' or ')
  if (schema.items || schema.type === 'array') return html`${bracketed(typeLabel(document, schema.items ?? {}, depth + 1))}[]`
  const values = schema.additionalProperties
  if (typeof values === 'object' && !schema.properties && Object.keys(values).length > 0) return html`map of ${typeLabel(document, values, depth + 1)}`
  return html`${typeInWords(schema)}`
}

/** What a schema says beside its type; undefined for nothing. Of a component that is a scalar it says the type too. */
export function schemaFacts(document: OpenApiDocument, of: DocsSchema, isNamed = false): Html | undefined {
  const { schema, oneSetOf, component } = look(document, of)
  const items = schema.items && !schema.items.$ref ? limitsOf(schema.items) : []
  const isScalar = !schema.properties && !schema.items
  const facts = [
    ...(component !== undefined && isScalar && !isNamed ? [html`${typeInWords(schema)}`] : []),
    ...(oneSetOf.length > 0 ? [html`needs ${joinHtml(oneSetOf.map((set) => joinHtml(set.map((name) => html`<code>${name}</code>`), ' and ')), ' or ')}`] : []),
    ...factsOf({ ...schema, ...annotationsOf(of) }),
    ...(items.length > 0 ? [html`each ${joinHtml(items, ', ')}`] : []),
  ]
  return facts.length > 0 ? joinHtml(facts, ' · ') : undefined
}

/** What stands beside a `$ref` or a choice goes before what it leads to. */
function annotationsOf(schema: DocsSchema): DocsSchema {
  const names = ['default', 'examples', 'example', 'readOnly', 'writeOnly'] as const
  return Object.fromEntries(names.filter((name) => schema[name] !== undefined).map((name) => [name, schema[name]]))
}

const bracketed = (label: Html): Html => (/ or /.test(label.text) ? html`(${label})` : label)
