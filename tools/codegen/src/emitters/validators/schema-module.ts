import { pascalCase, unusedName } from '../../code/names'
import { splitPointer } from '../../model/pointer'
import { mapParts } from '../../model/schema-parts'
import type { CompactSchema } from './compact-schema'
import { Code, literal } from './literal'

/**
 * Writes schemas as code. A component is a constant, which stands after those that it refers to; a function closes a
 * cycle. What is alike within components is not shared: gzip does that better (of our contract's operations the
 * largest was 983 bytes without, 1023 with constants for repeated schemas).
 */
export class SchemaModule {
  /** The constants, in the order in which they must stand. */
  readonly statements: string[] = []
  private readonly names = new Map<string, string>()
  private readonly done = new Set<string>()

  /**
   * @param components what the `$ref`s in the schemas, and in one another, name
   * @param taken names that the module uses otherwise
   */
  constructor(
    private readonly components: ReadonlyMap<string, CompactSchema>,
    private readonly taken: Set<string>,
  ) {}

  /** The code of a schema; what it refers to is among the statements then. */
  write(schema: CompactSchema): Code {
    if (typeof schema === 'boolean') return new Code(String(schema))
    if (typeof schema.$ref === 'string') return this.refer(schema.$ref)
    return new Code(literal(mapParts(schema, (part) => this.write(part as CompactSchema))))
  }

  private refer(reference: string): Code {
    const known = this.names.get(reference)
    if (known) return new Code(this.done.has(reference) ? known : `() => ${known}`)
    const name = unusedName(constantName(reference), (candidate) => this.taken.has(candidate))
    this.taken.add(name)
    this.names.set(reference, name)
    this.statements.push(`const ${name}: JsonSchema = ${this.write(this.components.get(reference) ?? true).text}`)
    this.done.add(reference)
    return new Code(name)
  }
}

/** `#/components/schemas/news-list` → `NewsList`. */
function constantName(reference: string): string {
  const keys = splitPointer(reference)
  const name = pascalCase(keys.length === 3 && keys[1] === 'schemas' ? String(keys[2]) : keys.join('-'))
  return /^\p{ID_Start}/u.test(name) ? name : `Schema${name}`
}
