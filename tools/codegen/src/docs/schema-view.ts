import { joinPointer } from '../pointer'
import { html, joinHtml, type Html, type Part } from './html'
import { look, type Look } from './look'
import { markdown } from './markdown'
import type { DocsDocument, DocsSchema } from './parts'
import { ownTypeLabel, schemaFacts, typeLabel } from './schema-label'

interface Place {
  /** The schemas around, which are not opened again. */
  within: readonly DocsSchema[]
  /** Fields that may still be written out where a component is named. */
  budget: { rows: number }
}

interface RowOptions {
  required?: boolean | undefined
  deprecated?: boolean | undefined
  description?: string | undefined
  example?: unknown
}

/**
 * Schemas as trees of fields. A component is written out in place while the tree's budget lasts; after that, and where
 * it is within itself, there is a link to it, which the page's script unfolds when it is opened.
 */
export class SchemaView {
  private readonly sizes = new Map<string, number>()

  /** @param rows how many fields of components a tree may write out */
  constructor(
    private readonly document: DocsDocument,
    private readonly rows: number,
  ) {}

  /** A body of a media type: its type, what it says, its fields; `brief` only names it. */
  whole(mediaType: string, schema: DocsSchema | undefined, brief = false): Html {
    if (!schema) return html`<div class="whole"><code>${mediaType}</code></div>`
    const place = { within: [], budget: { rows: brief ? 0 : this.rows } }
    return html`<div class="whole"><code>${mediaType}</code> <span class="type">${typeLabel(this.document, schema)}</span> ${schemaFacts(this.document, schema)}</div>${this.opened(schema, place)}`
  }

  /** A component in the list of schemas: what it refers to is only linked. */
  component(schema: DocsSchema): Html {
    const seen = look(this.document, schema)
    const place = { within: [seen.schema], budget: { rows: 0 } }
    return html`<div class="whole"><span class="type">${ownTypeLabel(this.document, schema)}${seen.nullable && ' or null'}</span> ${schemaFacts(this.document, schema, true)}</div>${this.contentOrFields(seen, place, (inner, deeper) => this.nested(inner, deeper))}`
  }

  /** A field, parameter or header. */
  row(name: string, schema: DocsSchema, { required, deprecated = schema.deprecated, description = schema.description, example }: RowOptions = {}, place: Place = { within: [], budget: { rows: 0 } }): Html {
    const text = description ?? look(this.document, schema).schema.description
    const facts = schemaFacts(this.document, example === undefined ? schema : { ...schema, examples: [example] })
    return html`<li>
      <div class="field"><code class="name">${name}</code> <span class="type">${typeLabel(this.document, schema)}</span>${required && html` <span class="must">required</span>`}${deprecated && html` <span class="mark old">deprecated</span>`}</div>
      ${text && html`<div class="text">${markdown(text)}</div>`}
      ${facts && html`<div class="facts">${facts}</div>`}
      ${this.nested(schema, place)}
    </li>`
  }

  /** The fields of a schema, or of what its list or map holds. */
  private opened(schema: DocsSchema, place: Place): Part {
    const seen = look(this.document, schema)
    const { component } = seen
    if (place.within.includes(seen.schema)) return undefined
    if (component !== undefined && !this.spend(component, place)) return this.folded(component)
    return this.contentOrFields(seen, within(place, seen), (inner, deeper) => this.opened(inner, deeper))
  }

  /** The same, to be opened by the reader. */
  private nested(schema: DocsSchema, place: Place): Part {
    const seen = look(this.document, schema)
    const { component } = seen
    if (component !== undefined && this.size(component) === 0) return undefined
    if (place.within.includes(seen.schema)) return html`<div class="facts">Circular: the same fields again.</div>`
    if (component !== undefined && !this.spend(component, place)) return this.folded(component)
    const inner = contentOf(seen)
    if (inner) return this.nested(inner, within(place, seen))
    if (seen.choices.length <= 3 && seen.choices.every((choice) => this.isToldByLabel(choice)) && !seen.schema.properties) return undefined
    const fields = this.fieldsOf(seen, within(place, seen))
    return fields && html`<details class="more"><summary>${component !== undefined && `${component}: `}${this.summary(schema)}</summary>${fields}</details>`
  }

  /** Whether an alternative is no more than the name of its type. */
  private isToldByLabel(choice: DocsSchema): boolean {
    const seen = look(this.document, choice)
    return seen.component === undefined && seen.choices.length === 0 && !seen.schema.properties && !schemaFacts(this.document, contentOf(seen) ?? choice)
  }

  /** What a fold holds, in two words; a list or a map holds what its items do. */
  private summary(schema: DocsSchema, depth = 0): string {
    const seen = look(this.document, schema)
    const inner = contentOf(seen)
    if (inner && depth < 9) return this.summary(inner, depth + 1)
    const fields = Object.keys(seen.schema.properties ?? {}).length
    return fields > 0 || seen.choices.length === 0 ? plural(fields, 'field') : plural(seen.choices.length, 'alternative')
  }

  private contentOrFields(seen: Look, place: Place, show: (inner: DocsSchema, place: Place) => Part): Part {
    const inner = contentOf(seen)
    return inner ? show(inner, place) : this.fieldsOf(seen, place)
  }

  private folded(component: string): Html {
    return html`<details class="more" data-of="${component}"><summary>${component}: ${this.summary({ $ref: joinPointer('components', 'schemas', component) })}</summary><div class="facts">See <a href="#schema/${component}">${component}</a>.</div></details>`
  }

  private fieldsOf({ schema, choices }: Look, place: Place): Part {
    const { properties = {}, patternProperties = {}, prefixItems = [], required = [] } = schema
    const names = Object.keys(properties)
    const all = names.length > 1 && names.every((name) => required.includes(name))
    const rows = [
      ...Object.entries(properties).map(([name, field]) => this.row(name, field, { required: !all && required.includes(name) }, place)),
      ...Object.entries(patternProperties).map(([pattern, field]) => this.row(`/${pattern}/`, field, {}, place)),
      ...prefixItems.map((item, index) => this.row(`[${index}]`, item, {}, place)),
      ...choices.map((choice, index) => this.variant(choice, index, schema, place)),
    ]
    return rows.length > 0 && html`${all && html`<p class="all">Every field is required.</p>`}<ul class="fields">${rows}</ul>`
  }

  private variant(choice: DocsSchema, index: number, { discriminator }: DocsSchema, place: Place): Html {
    const { component, schema } = look(this.document, choice)
    const mapped = Object.entries(discriminator?.mapping ?? {}).flatMap(([value, target]) => (target === choice.$ref ? [value] : []))
    const values = discriminator && (mapped.length > 0 ? mapped : component ? [component] : [])
    const chosen = discriminator && values && values.length > 0 && html` where <code>${discriminator.propertyName}</code> is ${joinHtml(values.map((value) => html`<code>${value}</code>`), ' or ')}`
    const facts = schemaFacts(this.document, choice)
    return html`<li><div class="field"><span class="either">${index === 0 ? 'either' : 'or'}</span> <span class="type">${component === undefined && schema.title ? html`${schema.title}` : typeLabel(this.document, choice)}</span>${chosen}</div>${facts && html`<div class="facts">${facts}</div>`}${this.nested(choice, place)}</li>`
  }

  /** How many fields a component has itself; 0 where there is nothing to open. */
  private size(component: string): number {
    const known = this.sizes.get(component)
    if (known !== undefined) return known
    this.sizes.set(component, 0)
    const size = this.count({ $ref: joinPointer('components', 'schemas', component) }, 0)
    this.sizes.set(component, size)
    return size
  }

  private count(schema: DocsSchema, depth: number): number {
    const seen = look(this.document, schema)
    if (depth > 20 || (depth > 0 && seen.component !== undefined)) return 0
    const inner = contentOf(seen)
    if (inner) {
      const { component } = look(this.document, inner)
      return component === undefined ? this.count(inner, depth + 1) : Math.min(1, this.size(component))
    }
    const { properties = {}, patternProperties = {}, prefixItems = [] } = seen.schema
    const fields = [...Object.values(properties), ...Object.values(patternProperties), ...prefixItems, ...seen.choices]
    return fields.reduce((sum, field) => sum + 1 + this.count(field, depth + 1), 0)
  }

  private spend(component: string, { budget }: Place): boolean {
    const size = this.size(component)
    if (size > budget.rows) return false
    budget.rows -= size
    return true
  }
}

/** The items of a list and the values of a map, for which the list or map itself says nothing more. */
function contentOf({ schema, choices }: Look): DocsSchema | undefined {
  if (choices.length > 0 || schema.properties || schema.prefixItems) return undefined
  return schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)
}

const within = (place: Place, { schema }: Look): Place => ({ ...place, within: [...place.within, schema] })

const plural = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`
