import { joinPointer } from '../../model/pointer'
import { ComponentSizes } from './component-sizes'
import { html, joinHtml, type Html, type Part } from './html'
import { contentOf, look, type Look } from './look'
import { markdown } from './markdown'
import type { DocsDocument, DocsSchema } from './parts'
import { ownTypeLabel, schemaFacts, typeLabel } from './schema-label'

interface Place {
  /** The schemas around, which are not opened again. */
  within: readonly DocsSchema[]
  /** Fields that may still be written out where a component is named. */
  budget: { rows: number }
}

interface ValueOptions {
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
  private readonly sizes: ComponentSizes
  /** By field, of those that need not be there and of those that must. */
  private readonly heads = [new WeakMap<DocsSchema, Html>(), new WeakMap<DocsSchema, Html>()] as const

  /** @param rows how many fields of components a tree may write out */
  constructor(
    private readonly document: DocsDocument,
    private readonly rows: number,
  ) {
    this.sizes = new ComponentSizes(document)
  }

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

  /** A parameter or header. */
  value(name: string, schema: DocsSchema, { required, deprecated = schema.deprecated, description = schema.description, example }: ValueOptions): Html {
    const shown = { ...schema, ...(description === undefined ? {} : { description }), ...(deprecated ? { deprecated } : {}), ...(example === undefined ? {} : { examples: [example] }) }
    return this.row(name, shown, required === true, { within: [], budget: { rows: 0 } })
  }

  private row(name: string, schema: DocsSchema, required: boolean, place: Place): Html {
    return html`<li>${this.head(name, schema, required)}${this.nested(schema, place)}</li>`
  }

  /** What a field is, but for what is in it. The fields of a component are the same wherever it is written out. */
  private head(name: string, schema: DocsSchema, required: boolean): Html {
    const heads = this.heads[required ? 1 : 0]
    const head = heads.get(schema) ?? this.newHead(name, schema, required)
    heads.set(schema, head)
    return head
  }

  private newHead(name: string, schema: DocsSchema, required: boolean): Html {
    const text = schema.description ?? look(this.document, schema).schema.description
    const facts = schemaFacts(this.document, schema)
    return html`
      <div class="field"><code class="name">${name}</code> <span class="type">${typeLabel(this.document, schema)}</span>${required && html` <span class="must">required</span>`}${schema.deprecated && html` <span class="mark old">deprecated</span>`}</div>
      ${text && html`<div class="text">${markdown(text)}</div>`}
      ${facts && html`<div class="facts">${facts}</div>`}
    `
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
    if (component !== undefined && this.sizes.of(component) === 0) return undefined
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
      ...Object.entries(properties).map(([name, field]) => this.row(name, field, !all && required.includes(name), place)),
      ...Object.entries(patternProperties).map(([pattern, field]) => this.row(`/${pattern}/`, field, false, place)),
      ...prefixItems.map((item, index) => this.row(`[${index}]`, item, false, place)),
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

  private spend(component: string, { budget }: Place): boolean {
    const size = this.sizes.of(component)
    if (size > budget.rows) return false
    budget.rows -= size
    return true
  }
}

const within = (place: Place, { schema }: Look): Place => ({ ...place, within: [...place.within, schema] })

const plural = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`
