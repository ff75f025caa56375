import fs from 'node:fs'
import path from 'node:path'
import { Kind, parse, visit, type DefinitionNode, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'

/** The GraphQL of a source folder, as Gatsby finds it there too. */
export interface Queries {
  /** By the template's name: `news` of `templates/news.tsx`. */
  operations: Map<string, OperationDefinitionNode>
  fragments: Map<string, FragmentDefinitionNode>
}

/** Reads what stands in `graphql` literals. Gatsby takes them out of the bundles, so the browser needs them by another way. */
export function readQueries(sourceFolder: string): Queries {
  const queries: Queries = { operations: new Map(), fragments: new Map() }
  for (const file of fs.readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name)).sort()) {
    for (const definition of definitionsOf(path.join(sourceFolder, file))) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) queries.fragments.set(definition.name.value, definition)
      if (definition.kind === Kind.OPERATION_DEFINITION) queries.operations.set(path.basename(file, path.extname(file)), definition)
    }
  }
  return queries
}

/**
 * A query with the fragments that it needs, those of fragments among them.
 *
 * @throws Error that names what is missing
 */
export function documentOf(template: string, { operations, fragments }: Queries): DocumentNode {
  const operation = operations.get(template)
  if (!operation) throw new Error(`The template ${template} has no query that the live layer could ask`)
  const needed = new Map<string, DefinitionNode>()
  const collect = (definition: DefinitionNode) =>
    visit(definition, {
      FragmentSpread({ name }) {
        if (needed.has(name.value)) return
        const fragment = fragments.get(name.value)
        if (!fragment) throw new Error(`The query of ${template} needs the fragment ${name.value}, which is nowhere in the sources`)
        needed.set(name.value, fragment)
        collect(fragment)
      },
    })
  collect(operation)
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] }
}

function definitionsOf(file: string): readonly DefinitionNode[] {
  const text = fs.readFileSync(file, 'utf8')
  return [...text.matchAll(/\bgraphql`([^`]*)`/g)].flatMap(([, source]) => parse(String(source), { noLocation: true }).definitions)
}
