import fs from 'node:fs'
import path from 'node:path'
import { Kind, print, stripIgnoredCharacters, visit, type DocumentNode } from 'graphql'
import { liveTemplates, type LiveGraphql } from '../../src/live/live-templates'
import { liveSchema, printUsed } from './live-schema'
import { documentOf, readQueries } from './read-queries'

/**
 * What the live layer runs in the browser: the queries that the templates export, so that each is typed once, and the
 * part of the schema that they ask for.
 *
 * @param sourceFolder `apps/web/src`
 * @throws Error where a query asks for what the contract does not have
 */
export function makeLiveGraphql(sourceFolder: string): LiveGraphql {
  const queries = readQueries(sourceFolder)
  const documents = liveTemplates.map((template) => [template, withIds(documentOf(template, queries))] as const)
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
