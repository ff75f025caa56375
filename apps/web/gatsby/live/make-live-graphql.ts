import fs from 'node:fs'
import path from 'node:path'
import { Kind, print, stripIgnoredCharacters, visit, type DocumentNode, type ValueNode } from 'graphql'
import { liveTemplates, type LiveGraphql } from '../../src/live/live-templates'
import { liveSchema, printUsed } from './live-schema'
import { documentOf, readQueries } from './read-queries'

/**
 * What the live layer runs in the browser: the queries that the templates export, so that each is typed once, and the
 * part of the schema that they ask for.
 *
 * @param sourceFolder `apps/web/src`
 * @throws Error where a query asks for what the contract does not have, or by what the browser's resolvers do not read
 */
export function makeLiveGraphql(sourceFolder: string): LiveGraphql {
  const queries = readQueries(sourceFolder)
  const documents = liveTemplates.map((template) => [template, withIds(documentOf(template, queries))] as const)
  for (const [template, document] of documents) expectUnderstood(document, template)
  return {
    schema: printUsed(liveSchema(), documents.map(([, document]) => document)),
    documents: Object.fromEntries(documents.map(([template, document]) => [template, stripIgnoredCharacters(print(document))])) as LiveGraphql['documents'],
  }
}

/** Writes it where webpack finds it under the name `live-graphql`. @returns the file */
export function writeLiveGraphql(root: string): string {
  const file = path.join(root, '.cache/live-graphql.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // Two processes compile at once: neither may find half of it.
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(makeLiveGraphql(path.join(root, 'src'))))
  fs.renameSync(draft, file)
  return file
}

/** What `rootOf` of `src/live/live-link.ts` reads, or the API does by itself. */
const understood: Record<string, readonly string[]> = {
  allUniversityNews: ['filter.site.eq', 'filter.categories.elemMatch.slug.eq', 'sort.is_pinned', 'sort.published_at', 'sort.api_id', 'limit'],
  allUniversityArchivedNews: ['filter.site.eq', 'filter.categories.elemMatch.slug.eq'],
  allUniversityNewsCategory: ['filter.site.eq', 'sort.sort_order'],
  allUniversityPortfolio: ['filter.site.eq', 'filter.department.id.eq', 'filter.cafedra.id.eq'],
  allUniversityVacancy: ['filter.site.eq', 'filter.id.ne', 'filter.status.eq', 'filter.category.id.eq', 'sort.published_at', 'sort.api_id', 'limit'],
}
const usual = ['id.eq', 'site.eq', 'api_id.eq']

/** A filter that nobody reads would be dropped without a word, and readers of a preview see other things than the build shows. */
export function expectUnderstood(document: DocumentNode, template: string): void {
  visit(document, {
    Field({ name, arguments: given = [] }, _key, _parent, _path, ancestors) {
      // Fields of a query itself, not of what it asks for.
      if (ancestors.filter((one) => 'kind' in one && one.kind === Kind.FIELD).length > 0 || !/^(all)?University/i.test(name.value)) return
      const unknown = given.flatMap((argument) => pathsOf(argument.value, argument.name.value)).filter((path) => !(understood[name.value] ?? usual).includes(path))
      if (unknown.length > 0) throw new Error(`${template}: the live layer does not read ${unknown.join(', ')} of ${name.value}; teach it in src/live/live-link.ts`)
    },
  })
}

/** `{ site: { eq: $site } }` → `filter.site.eq`. */
function pathsOf(value: ValueNode, path: string): string[] {
  if (value.kind === Kind.LIST) return value.values.flatMap((one) => pathsOf(one, path))
  return value.kind === Kind.OBJECT ? value.fields.flatMap((field) => pathsOf(field.value, `${path}.${field.name.value}`)) : [path]
}

/** Asks every node for its id, by which the browser's cache knows it again. */
function withIds(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field(field) {
      if (!/^university[A-Z]/.test(field.name.value) || !field.selectionSet) return undefined
      const id = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'id' } } as const
      const others = field.selectionSet.selections.filter((selection) => selection.kind !== Kind.FIELD || selection.name.value !== 'id')
      return { ...field, selectionSet: { ...field.selectionSet, selections: [id, ...others] } }
    },
  })
}
