import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { unusedName } from '../../code/names'
import { componentName } from '../../model/shape'
import { walk } from '../../model/walk'
import { ownFolder } from '../../own-folder'
import { documentOperations, type DocumentedOperation } from './documented-operation'
import { html, Html } from './html'
import { introduction } from './introduction'
import { markdown } from './markdown'
import { navigation } from './navigation'
import { operationView, type CallOptions } from './operation-view'
import type { DocsDocument, DocsSchema } from './parts'
import { listProblemCodes, problemView, users, type ProblemCode } from './problems-view'
import { SchemaView } from './schema-view'

/** Operations under one heading. */
export interface TagGroup {
  name: string
  /** In its anchor: tags may differ in nothing but white space. */
  id: string
  description: string | undefined
  operations: DocumentedOperation[]
}

/** A file of the folder `page`, which holds what is the same for every document. */
const asset = (name: string): string => readFileSync(new URL(`emitters/docs/page/${name}`, ownFolder), 'utf8').trim()

const style = ['base', 'layout', 'operation', 'schema', 'print'].map((name) => asset(`${name}.css`)).join('\n')
const script = ['theme', 'navigation', 'search', 'unfold', 'code'].map((name) => `{\n${asset(`${name}.js`)}\n}`).join('\n')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** No inline script or style but these two, whatever the document says. */
const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`

const themes = {
  auto: html`<circle cx="10" cy="10" r="7"/><path d="M10 3a7 7 0 0 1 0 14z" class="full"/>`,
  light: html`<circle cx="10" cy="10" r="3.5"/><path d="M10 1.5v2.5M10 16v2.5M1.5 10H4M16 10h2.5M4 4l1.8 1.8M14.2 14.2 16 16M4 16l1.8-1.8M14.2 5.8 16 4"/>`,
  dark: html`<path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z"/>`,
}

/** The whole page. `note` says in a comment where it comes from. */
export function page(document: DocsDocument, note: string, options: CallOptions): string {
  const operations = documentOperations(document)
  const groups = groupByTag(document, operations)
  const components = Object.entries((document.components?.schemas ?? {}) as Record<string, DocsSchema>)
  const schemas = new SchemaView(document, rowsPerTree(operations.length))
  const problems = listProblemCodes(document, operations)
  const usedBy = usersOfSchemas(operations)
  const { text } = html`
    <a class="skip" href="#ui/content">Skip to the content</a>
    <header class="top">
      <button type="button" class="menu" aria-expanded="false" aria-controls="ui/navigation">Menu</button>
      <p class="brand"><a href="#section/introduction">${document.info.title}</a> <span class="version">${document.info.version}</span></p>
      <fieldset class="theme"><legend class="unseen">Colours</legend>${Object.entries(themes).map(([theme, icon]) => html`<label title="${theme}"><input type="radio" name="theme" value="${theme}"${theme === 'auto' && new Html(' checked')}><span><svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg><span class="unseen">${theme}</span></span></label>`)}</fieldset>
    </header>
    ${navigation(groups, components.map(([name]) => name), problems.map(({ code }) => code))}
    <main id="ui/content" tabindex="-1">
      ${introduction(document, operations, options.host)}
      ${groups.map(({ name, id, description, operations: own }) => html`<section class="group" id="tag/${id}" aria-labelledby="title/tag/${id}"><h2 id="title/tag/${id}">${name || 'Operations'}</h2>${description && html`<div class="text lead">${markdown(description, 3)}</div>`}${own.map((operation) => operationView(document, operation, schemas, options))}</section>`)}
      ${components.length > 0 && html`<section class="group" id="section/schemas" aria-labelledby="title/schemas"><h2 id="title/schemas">Schemas</h2>${components.map(([name, schema]) => schemaEntry(name, schema, schemas, usedBy.get(name) ?? []))}</section>`}
      ${problems.length > 0 && html`<section class="group" id="section/problems" aria-labelledby="title/problems"><h2 id="title/problems">Problem codes</h2><div class="text lead"><p>A failure is <code>application/problem+json</code>. Branch on its <code>code</code>; <code>type</code> leads to these entries.</p></div>${problems.map(problemView)}</section>`}
    </main>
    <p class="unseen" role="status" id="ui/status"></p>`
  return `<!doctype html>
<!--
${note.trim()}
-->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${html`<title>${document.info.title} ${document.info.version}</title>`.text}
<style>${style}</style>
<script>${script}</script>
</head>
<body>
${linkNames(text, anchorsOf(operations, problems))}
</body>
</html>
`
}

function anchorsOf(operations: DocumentedOperation[], problems: ProblemCode[]): Map<string, string> {
  return new Map([...problems.map(({ code }): [string, string] => [code, code]), ...operations.map(({ model }): [string, string] => [model.id, `operation/${model.id}`])])
}

/** Where a description names an operation or a problem code as code, it leads there. */
function linkNames(text: string, anchors: Map<string, string>): string {
  return text.replace(/<div class="text[^>]*>[^]*?<\/div>/g, (description) =>
    description.replace(/(<a [^]*?<\/a>)|<code>([\w$]+)<\/code>/g, (whole, _link: string | undefined, name: string | undefined) => {
      const anchor = name === undefined ? undefined : anchors.get(name)
      return anchor === undefined ? whole : html`<a href="#${anchor}"><code>${name}</code></a>`.text
    }),
  )
}

function schemaEntry(name: string, schema: DocsSchema, schemas: SchemaView, operations: DocumentedOperation[]): Html {
  return html`<section class="schema entry" id="schema/${name}" aria-labelledby="title/schema/${name}">
    <h3 id="title/schema/${name}"><code>${name}</code> <a class="anchor" href="#schema/${name}" aria-label="Link to ${name}">#</a></h3>
    ${schema.description && html`<div class="text about">${markdown(schema.description)}</div>`}
    ${schemas.component(schema)}
    ${users('Used by', operations)}
  </section>`
}

/** In the order of the document's `tags`, then as they come. */
function groupByTag(document: DocsDocument, operations: DocumentedOperation[]): TagGroup[] {
  const groups = new Map((document.tags ?? []).map(({ name, description }): [string, Omit<TagGroup, 'id'>] => [name, { name, description, operations: [] }]))
  for (const operation of operations) {
    const name = operation.isWebhook ? 'webhooks' : operation.model.tag
    const group = groups.get(name) ?? { name, description: undefined, operations: [] }
    group.operations.push(operation)
    groups.set(name, group)
  }
  const used = new Set<string>()
  return [...groups.values()].flatMap((group) => {
    if (group.operations.length === 0) return []
    const id = unusedName(slug(group.name), (candidate) => used.has(candidate))
    used.add(id)
    return [{ ...group, id }]
  })
}

/** An id may hold anything but white space. */
const slug = (text: string): string => text.replace(/\s+/g, '-')

/** A small document is written out; in one of a thousand operations the reader unfolds what is wanted. */
const rowsPerTree = (operations: number): number => Math.max(0, Math.min(40, Math.floor(30_000 / Math.max(1, operations))))

/** The operations that name a component themselves. */
function usersOfSchemas(operations: DocumentedOperation[]): Map<string, DocumentedOperation[]> {
  const result = new Map<string, DocumentedOperation[]>()
  for (const operation of operations) {
    const names = new Set<string>()
    const contents = [...(operation.body?.content ?? []), ...operation.answers.flatMap(({ content }) => content)].map(([, content]) => content)
    for (const { schema } of [...operation.parameters, ...contents]) {
      walk(schema, ({ $ref }) => {
        const name = typeof $ref === 'string' ? componentName($ref) : undefined
        if (name !== undefined) names.add(name)
      })
    }
    for (const name of names) result.set(name, [...(result.get(name) ?? []), operation])
  }
  return result
}
