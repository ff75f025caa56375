import type { OpenApiDocument } from '../../model/document'
import { joinPointer } from '../../model/pointer'
import { contentOf, look } from './look'
import type { DocsSchema } from './parts'

/** How many fields components have. */
export class ComponentSizes {
  private readonly sizes = new Map<string, number>()

  constructor(private readonly document: OpenApiDocument) {}

  /** The fields that the component has itself, not those of the components that it names; 0 where there is nothing to open. */
  of(component: string): number {
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
      return component === undefined ? this.count(inner, depth + 1) : Math.min(1, this.of(component))
    }
    const { properties = {}, patternProperties = {}, prefixItems = [] } = seen.schema
    const fields = [...Object.values(properties), ...Object.values(patternProperties), ...prefixItems, ...seen.choices]
    return fields.reduce((sum, field) => sum + 1 + this.count(field, depth + 1), 0)
  }
}
