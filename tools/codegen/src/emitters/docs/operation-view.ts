import { STATUS_CODES } from 'node:http'
import { curlCall } from './call-curl'
import { typescriptCall, type Modules } from './call-typescript'
import { examplesOf, type DocumentedAnswer, type DocumentedBody, type DocumentedOperation } from './documented-operation'
import { html, joinHtml, Html, type Part } from './html'
import { inlineMarkdown, linkTo, markdown } from './markdown'
import type { DocsDocument, DocsMediaType, DocsParameter, Header } from './parts'
import { sampleParameter } from './sample-value'
import type { SchemaView } from './schema-view'

export interface CallOptions extends Modules {
  /** Where the API is, for a server that is only a path: `http://localhost:8000`. */
  host: string
}

/** One operation: what it says of itself, and beside it how it is called. */
export function operationView(document: DocsDocument, operation: DocumentedOperation, schemas: SchemaView, options: CallOptions): Html {
  const { model, own } = operation
  return html`<article class="operation" id="operation/${model.id}" aria-labelledby="title/${model.id}">
    <header>
      <h3 id="title/${model.id}">${title(operation)} <a class="anchor" href="#operation/${model.id}" aria-label="Link to ${title(operation)}">#</a></h3>
      <p class="call"><span class="method ${model.method}">${model.method.toUpperCase()}</span> <code class="path">${pathView(model.path)}</code></p>
      <p class="marks"><code class="id">${model.id}</code>${marks(operation)}</p>
    </header>
    <div class="columns">
      <div class="words">
        ${model.description && html`<div class="text about">${markdown(model.description)}</div>`}
        ${own.externalDocs?.url && html`<p class="text">${linkTo(own.externalDocs.url, own.externalDocs.description ?? 'More about it')}</p>`}
        ${operation.hasOwnServer && html`<p class="server">Server <code>${operation.server}</code></p>`}
        ${operation.security.length > 0 && html`<p class="server">Needs ${joinHtml(operation.security.map(({ type, scheme, name }) => html`<code>${name ?? scheme ?? type ?? ''}</code>`), ' and ')}</p>`}
        ${parameterViews(document, operation.parameters, schemas, { path: 'In the path', query: 'In the query' })}
        ${operation.body && bodyView(operation.body, schemas)}
        ${parameterViews(document, operation.parameters, schemas, { header: 'Headers', cookie: 'Cookies' })}
        ${operation.answers.length > 0 && html`<h4>${operation.isWebhook ? 'Your answer' : 'Answers'}</h4>${operation.answers.map((answer, index) => answerView(document, answer, schemas, index === 0))}`}
      </div>
      <div class="codes">${!operation.isWebhook && calls(document, operation, options)}${exampleViews(document, operation)}</div>
    </div>
  </article>`
}

export const title = ({ model }: DocumentedOperation): string => model.summary ?? model.id

/** A path with its parameters set off. */
function pathView(path: string): Html {
  return joinHtml(path.split(/(\{[^{}]*\})/).map((part) => (part.startsWith('{') ? html`<var>${part}</var>` : html`${part}`)), '')
}

/** Code with what it is and a button to copy it; `host` is marked, for the page's script knows where it was loaded from. */
export function codeView(label: string, text: string, host?: string): Html {
  const code = html`${text}`
  const marked = host ? new Html(code.text.replace(host, () => html`<span class="host">${host}</span>`.text)) : code
  return html`<figure class="code"><figcaption>${label}<button type="button" class="copy">Copy<span class="unseen"> ${label}</span></button></figcaption><pre tabindex="0" data-language="${label}"><code>${marked}</code></pre></figure>`
}

function marks({ own, model }: DocumentedOperation): Part {
  return [
    model.deprecated && html` <span class="mark old">deprecated</span>`,
    own['x-extension'] === true && html` <span class="mark">extension</span>`,
    own['x-safe'] === true && html` <span class="mark good">safe</span>`,
    model.isStatic && html` <span class="mark">static</span>`,
  ]
}

function parameterViews(document: DocsDocument, parameters: DocsParameter[], schemas: SchemaView, places: Record<string, string>): Part {
  return Object.entries(places).map(([place, heading]) => {
    const rows = parameters.filter((parameter) => parameter.in === place).map((parameter) => valueRow(document, parameter.name, parameter, schemas))
    return rows.length > 0 && html`<h4>${heading}</h4><ul class="fields">${rows}</ul>`
  })
}

function valueRow(document: DocsDocument, name: string, value: DocsParameter | Header, schemas: SchemaView): Html {
  const { schema, content = {}, required, deprecated, description } = value
  const [first] = examplesOf(document, value)
  return schemas.value(name, schema ?? Object.values(content)[0]?.schema ?? {}, { required, deprecated, description, example: first && sampleParameter(document, { ...value, name, in: 'query' }) })
}

function bodyView({ required, description, content }: DocumentedBody, schemas: SchemaView): Html {
  return html`<h4>Body${required ? html` <span class="must">required</span>` : html` <span class="type">optional</span>`}</h4>${description && html`<div class="text">${markdown(description, 5)}</div>`}${contentView(content, schemas)}`
}

function answerView(document: DocsDocument, { status, description, headers, content, links }: DocumentedAnswer, schemas: SchemaView, open: boolean): Html {
  const inside = [
    headers.length > 0 && html`<h5>Headers</h5><ul class="fields">${headers.map(([name, header]) => valueRow(document, name, header, schemas))}</ul>`,
    contentView(content, schemas, /^[45]/.test(status)),
    links.length > 0 && html`<h5>Links</h5><ul class="fields">${links.map(([name, { operationId, operationRef, description: about, parameters = {} }]) => html`<li>
      <div class="field"><code class="name">${name}</code> ${operationId ? html`<a href="#operation/${operationId}">${operationId}</a>` : html`<code>${operationRef ?? ''}</code>`}</div>
      ${about && html`<div class="text">${markdown(about)}</div>`}
      ${Object.keys(parameters).length > 0 && html`<div class="facts">${joinHtml(Object.entries(parameters).map(([parameter, value]) => html`<code>${parameter}</code> is <code>${String(value)}</code>`), ' · ')}</div>`}
    </li>`)}</ul>`,
  ]
  const line = html`${statusView(status)} <span class="text">${inlineMarkdown(description) ?? STATUS_CODES[status]}</span>`
  const isEmpty = headers.length + content.length + links.length === 0
  return isEmpty ? html`<p class="answer">${line}</p>` : html`<details class="answer"${open && new Html(' open')}><summary>${line}</summary>${inside}</details>`
}

/** The faults of most operations have one form, so that it is only named (`brief`). */
function contentView(content: [string, DocsMediaType][], schemas: SchemaView, brief = false): Part {
  return content.map(([mediaType, { schema }]) => schemas.whole(mediaType, schema, brief))
}

function calls(document: DocsDocument, operation: DocumentedOperation, options: CallOptions): Part {
  const isPath = operation.server.startsWith('/')
  const at = (isPath ? options.host + operation.server : operation.server).replace(/\/$/, '')
  const host = isPath ? options.host : undefined
  const server = document.servers?.[0]?.url ?? '/'
  const baseUrl = operation.hasOwnServer ? (server.startsWith('/') ? options.host : server) : at
  return [codeView('TypeScript', typescriptCall(document, operation, options, baseUrl), host), codeView('curl', curlCall(document, operation, at), host)]
}

/** Bodies to ask with, then what is answered, a fold each; the first answer is open. */
function exampleViews(document: DocsDocument, { body, answers }: DocumentedOperation): Part {
  const asked = (body?.content ?? []).flatMap(([, content]) => examplesOf(document, content)).map(([name, example]) => ({ label: html`<span class="status">Request</span>`, name, example, open: false }))
  const answered = answers.flatMap(({ status, content }) => content.flatMap(([, one]) => examplesOf(document, one)).map(([name, example]) => ({ label: statusView(status), name, example, open: false })))
  const [first] = answered
  if (first) first.open = true
  const all = [...(asked.length > 1 ? asked : []), ...answered]
  if (all.length === 0) return undefined
  return html`<div class="examples"><h4>Examples</h4>${all.map(({ label, name, example: { summary, value }, open }) => html`<details${open && new Html(' open')}><summary>${label} ${summary ?? name}</summary>${codeView('JSON', typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</details>`)}</div>`
}

/** A status in its colour. */
export const statusView = (status: string): Html => html`<span class="status s${status[0]?.toLowerCase()}">${status}</span>`
