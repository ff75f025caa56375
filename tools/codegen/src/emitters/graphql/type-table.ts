import { pascalCase, unusedName } from '../../code/names'
import type { OpenApiDocument, Schema } from '../../model/document'
import { typeOf, unwrap, type Shape } from '../../model/shape'
import { findTag, listChoices, mergeChoices, type Tag } from './choices'
import { nodeFields, nodeNames, reserved } from './gatsby'
import { commonScalar, scalarOf } from './scalars'
import { enumSdl, isEnumValue, isGraphqlName, objectSdl, typeName, unionSdl, type Field } from './sdl'
import { translationField, type TranslationOptions } from './translations'

/** Why a field is JSON: keys that the contract does not know, types that GraphQL cannot choose from, or anything at all. */
export type JsonReason = 'maps' | 'mixed types' | 'any value'

interface Named {
  type: string
  comment?: string
}

/** The GraphQL types of the schemas that were asked for, and of all that those lead to. */
export class TypeTable {
  /** Definitions by type name. */
  readonly definitions = new Map<string, string>()
  /** The fields, as `Page.files`, that nothing better than JSON was found for. */
  readonly jsonFields: { where: string; reason: JsonReason }[] = []
  /** The fields that were left out for want of a GraphQL name. */
  readonly unnamedFields: string[] = []
  /** The unions, with what their values are told apart by: whoever uses them resolves them. */
  readonly unions: string[] = []
  usesText = false
  private readonly names = new Map<Schema, string>()
  private readonly taken: Set<string>
  private readonly merged = new Map<string, Schema>()
  private readonly numbers = new Map<Schema, number>()
  private readonly openLists = new Set<Schema>()

  constructor(
    private readonly document: OpenApiDocument,
    private readonly options: TranslationOptions,
  ) {
    this.taken = new Set([...reserved, ...(options.languages.length > 0 ? [`${options.prefix}Text`] : [])])
  }

  /** The type of a schema, without `!`; `where`, such as `Page.files`, names it if it has no name of its own. */
  typeOf({ schema, component, choices }: Shape, where: string): Named {
    const own = component ?? pascalCase(schema.title ?? where)
    if (choices) return this.choice(schema, listChoices(this.document, choices), own, where)
    const kind = typeOf(schema)
    if (kind === 'object' && hasFields(schema)) return { type: this.object(schema, own) }
    if (kind === 'array') return this.list(schema, where)
    const values = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter((value) => value !== null)
    if (values.length > 0 && values.every(isEnumValue)) return { type: this.enumeration(schema, own, values) }
    if (values.length > 0 && values.every((value) => typeof value === 'string')) {
      return { type: 'String', comment: `no enum: values that are no GraphQL names, such as ${JSON.stringify(values.find((value) => !isEnumValue(value)))}` }
    }
    return { type: scalarOf(schema) ?? this.json(where, kind === 'object' && typeof schema.additionalProperties === 'object' ? 'maps' : 'any value') }
  }

  private list(schema: Schema, where: string): Named {
    if (this.openLists.has(schema)) return { type: this.json(where, 'any value') }
    this.openLists.add(schema)
    const shape = unwrap(this.document, schema.items ?? {})
    const { type, ...rest } = this.typeOf(shape, where)
    this.openLists.delete(schema)
    return { type: `[${type}${shape.nullable ? '' : '!'}]`, ...rest }
  }

  /** A union where values can be told apart, one object of all fields where they are objects, the scalar that holds them all. */
  private choice(schema: Schema, shapes: Shape[], own: string, where: string): Named {
    const [only, second] = shapes
    if (only && !second) return this.typeOf(only, where)
    if (shapes.every((shape) => typeOf(shape.schema) === 'object' && hasFields(shape.schema))) {
      const tag = findTag(this.document, schema, shapes)
      return { type: tag ? this.define(schema, own, (name) => this.union(name, schema, shapes, tag, own)) : this.object(this.mergedOf(schema, shapes), own) }
    }
    if (shapes.every((shape) => typeOf(shape.schema) === 'array')) return this.list({ items: this.anyOf(shapes.map((shape) => shape.schema.items ?? {})) }, where)
    return { type: commonScalar(shapes.map((shape) => shape.schema)) ?? this.json(where, 'mixed types') }
  }

  private union(name: string, schema: Schema, shapes: Shape[], { property, values }: Tag, own: string): void {
    const types = shapes.map((shape, index) => this.typeOf(shape, `${own}.${index + 1}`).type)
    const members = [...new Set(types)]
    const tags = [...values].map(([value, index]) => `${JSON.stringify(value)} → ${types[index]}`).join(', ')
    this.unions.push(`${name} by ${property}`)
    this.definitions.set(name, unionSdl(name, schema.description ?? schema.title ?? own, `told apart by ${JSON.stringify(property)}: ${tags}`, members))
  }

  /** The same alternatives become the same object, wherever they stand. */
  private mergedOf({ title, description }: Schema, shapes: Shape[]): Schema {
    return this.once(`merged ${shapes.map(({ schema }) => this.numberOf(schema)).join(' ')}`, () => ({ ...mergeChoices(shapes), ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) }))
  }

  private anyOf(schemas: Schema[]): Schema {
    return this.once(`any ${schemas.map((schema) => this.numberOf(unwrap(this.document, schema).schema)).join(' ')}`, () => ({ anyOf: schemas }))
  }

  private once(key: string, make: () => Schema): Schema {
    const made = this.merged.get(key) ?? make()
    this.merged.set(key, made)
    return made
  }

  private numberOf(schema: Schema): number {
    const number = this.numbers.get(schema) ?? this.numbers.size
    this.numbers.set(schema, number)
    return number
  }

  private json(where: string, reason: JsonReason): string {
    this.jsonFields.push({ where, reason })
    return 'JSON'
  }

  private enumeration(schema: Schema, own: string, values: string[]): string {
    return this.define(schema, own, (name) => this.definitions.set(name, enumSdl(name, schema.description ?? schema.title ?? own, [...new Set(values)])))
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
      const name = isNode && nodeNames.includes(property) ? `api_${property}` : property
      if (!isGraphqlName(property) || (name !== property && name in properties)) {
        this.unnamedFields.push(`${own}.${property}`)
        return []
      }
      const shape = unwrap(this.document, schema)
      const { type, ...rest } = this.typeOf(shape, `${own}.${property}`)
      const full = type + (required.includes(property) && !shape.nullable ? '!' : '')
      types.set(property, full)
      return [{ name, type: full, description: schema.description ?? shape.schema.description ?? shape.schema.title ?? property, ...rest }]
    })
    return fields.flatMap((field) => {
      const translated = translationField(field.name, properties, types, this.options)
      if (!translated || (isNode && nodeNames.includes(translated.name))) return [field]
      this.usesText = true
      return [translated, field]
    })
  }

  /** Names a type before its fields are looked at, so that a cycle ends. */
  private define(schema: Schema, own: string, write: (name: string) => void): string {
    const known = this.names.get(schema)
    if (known) return known
    const name = unusedName(typeName(this.options.prefix, own), (candidate) => this.taken.has(candidate))
    this.names.set(schema, name)
    this.taken.add(name)
    write(name)
    return name
  }
}

/** GraphQL has no object without fields. */
const hasFields = ({ properties = {} }: Schema): boolean => Object.keys(properties).some(isGraphqlName)
