import type { DocumentedOperation } from './documented-operation'
import { html, type Html, type Part } from './html'
import { linkTo, markdown } from './markdown'
import type { DocsDocument } from './parts'

/** What the document says of itself, where the API is, and what the marks mean. */
export function introduction(document: DocsDocument, operations: DocumentedOperation[], host: string): Html {
  const { info, servers = [] } = document
  return html`<section class="introduction" id="section/introduction" aria-labelledby="title/introduction">
    <h1 id="title/introduction">${info.title}</h1>
    ${info.summary && html`<p class="summary">${info.summary}</p>`}
    <dl class="sheet">
      ${fact('Version', info.version)}
      ${fact('Operations', String(operations.length))}
      ${servers.map(({ url, description }) => fact('Server', html`<code>${url}</code>${description && html` ${description}`}${url === '/' && html` <span class="quiet">(here: <code class="host">${host}</code>)</span>`}`))}
      ${info.contact && fact('Contact', info.contact.email ? linkTo(`mailto:${info.contact.email}`, info.contact.name ?? info.contact.email) : info.contact.url ? linkTo(info.contact.url, info.contact.name ?? info.contact.url) : info.contact.name)}
      ${info.license?.name && fact('Licence', info.license.url ? linkTo(info.license.url, info.license.name) : info.license.name)}
      ${legend(operations)}
    </dl>
    ${info.description && html`<div class="text">${markdown(info.description, 2)}</div>`}
  </section>`
}

const fact = (term: string, value: Part): Html => html`<div><dt>${term}</dt><dd>${value}</dd></div>`

/** Only the marks that some operation bears. */
function legend(operations: DocumentedOperation[]): Part {
  const marks = [
    operations.some(({ own }) => own['x-extension'] === true) && html`<li><span class="mark">extension</span> designed beyond what the owner asked for</li>`,
    operations.some(({ own }) => own['x-safe'] === true) && html`<li><span class="mark good">safe</span> only reads, whatever the method: may be repeated and cached</li>`,
    operations.some(({ model }) => model.isStatic) && html`<li><span class="mark">static</span> a file that any web server gives; the API does not answer it</li>`,
    operations.some(({ model }) => model.deprecated) && html`<li><span class="mark old">deprecated</span> still there, but not for new work</li>`,
  ].filter((mark) => mark !== false)
  return marks.length > 0 && fact('Marks', html`<ul class="legend">${marks}</ul>`)
}
