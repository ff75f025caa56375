import type { OpenApiDocument, Schema } from '../document'
import { pascalCase, unusedName } from '../names'
import { enumSdl, isEnumValue, isGraphqlName, objectSdl, type Field } from './sdl'
import { typeOf, unwrap, type Shape } from './shape'
import { translationField, type TranslationOptions } from './translations'

const maxInt = 2 ** 31 - 1

/** The GraphQL types of the schemas that were asked for, and of all that those lead to. */
export class TypeTable {
  /** Definitions by type name. */
  readonly definitions = new Map<string, string>()
  /** The fields, as `Page.files`, that nothing better than JSON was found for. */
  readonly jsonFields: string[] = []
  /** The fields that were left out for want of a GraphQL name. */
  readonly unnamedFields: string[] = []
  usesText = false
  private readonly names = new Map<Schema, string>()
  private readonly taken = new Set<string>()

  constructor(
    private readonly document: OpenApiDocument,
    private readonly options: TranslationOptions,
  ) {}

  /** The type of a schema, without `!`; `where`, such as `Page.files`, names it if it has no name of its own. */
  typeOf({ schema, component }: Shape, where: string): { type: string; comment?: string } {
    const own = component ?? pascalCase(schema.title ?? where)
    const kind = typeOf(schema)
    if (kind === 'object' && schema.properties && Object.keys(schema.properties).length > 0) return { type: this.object(schema, own) }
    if (kind === 'array') return this.list(schema.items ?? {}, where)
    const values = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter((value) => value !== null)
    if (values.length > 0 && values.every(isEnumValue)) return { type: this.enumeration(schema, own, values) }
    if (values.length > 0 && values.every((value) => typeof value === 'string')) {
      return { type: 'String', comment: `no enum: values that are no GraphQL names, such as ${JSON.stringify(values.find((value) => !isEnumValue(value)))}` }
    }
    return { type: this.scalar(schema, kind, where) }
  }

  private list(items: Schema, where: string): { type: string; comment?: string } {
    const shape = unwrap(this.document, items)
    const { type, ...rest } = this.typeOf(shape, where)
    return { type: `[${type}${shape.nullable ? '' : '!'}]`, ...rest }
  }

  private scalar({ format, minimum = 0, maximum = 0 }: Schema & { minimum?: number; maximum?: number }, kind: string | undefined, where: string): string {
    if (kind === 'integer') return format === 'int64' || maximum > maxInt || minimum < -maxInt ? 'Float' : 'Int'
    if (kind === 'number') return 'Float'
    if (kind === 'boolean') return 'Boolean'
    if (kind === 'string') return format === 'date' || format === 'date-time' ? 'Date' : 'String'
    this.jsonFields.push(where)
    return 'JSON'
  }

  private enumeration(schema: Schema, own: string, values: string[]): string {
    return this.define(schema, own, (name) => this.definitions.set(name, enumSdl(name, schema.description ?? schema.title ?? own, values)))
  }

  private object(schema: Schema, own: string): string {
    return this.define(schema, own, (name) => {
      const isNode = schema['x-graphql-node'] === true
      const fields = [...(isNode ? nodeFields : []), ...this.fields(schema, own, isNode)]
      this.definitions.set(name, objectSdl(name, schema.description ?? schema.title ?? own, isNode ? ' implements Node @dontInfer' : ' @dontInfer', fields))
    })
  }

  private fields({ properties = {}, required = [] }: Schema, own: string, isNode: boolean): Field[] {
    const types = new Map<string, string>()
    const fields = Object.entries(properties).flatMap(([property, schema]): Field[] => {
      if (!isGraphqlName(property)) {
        this.unnamedFields.push(`${own}.${property}`)
        return []
      }
      const shape = unwrap(this.document, schema)
      const { type, ...rest } = this.typeOf(shape, `${own}.${property}`)
      const name = isNode && nodeNames.includes(property) ? `api_${property}` : property
      const full = type + (required.includes(property) && !shape.nullable ? '!' : '')
      types.set(property, full)
      return [{ name, type: full, description: schema.description ?? shape.schema.description ?? shape.schema.title ?? property, ...rest }]
    })
    return fields.flatMap((field) => {
      const translated = translationField(field.name, properties, types, this.options)
      if (translated) this.usesText = true
      return translated ? [translated, field] : [field]
    })
  }

  /** Names a type before its fields are looked at, so that a circle ends. */
  private define(schema: Schema, own: string, write: (name: string) => void): string {
    const known = this.names.get(schema)
    if (known) return known
    const name = unusedName(`${this.options.prefix}${own.replace(/[^_0-9A-Za-z]/g, '')}`, (candidate) => this.taken.has(candidate))
    this.names.set(schema, name)
    this.taken.add(name)
    write(name)
    return name
  }
}

/** What Gatsby's `Node` and `nodeFields` use themselves; the contract's fields of these names become `api_id` and so on. */
const nodeNames = ['id', 'parent', 'children', 'internal', 'site']

const nodeFields: Field[] = [
  { name: 'id', type: 'ID!', description: "Gatsby's own id of the node." },
  { name: 'site', type: 'String!', description: 'Identifier of the site; `main` for the host without identifier.' },
]
