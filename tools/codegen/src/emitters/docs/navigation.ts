import { html, Html, type Part } from './html'
import { title } from './operation-view'
import type { TagGroup } from './page'

/** How many operations may be listed openly. */
const few = 120

/** The list of contents, and the box that searches it (which the page's script shows). */
export function navigation(groups: TagGroup[], schemas: string[], codes: string[]): Html {
  const open = groups.reduce((sum, { operations }) => sum + operations.length, 0) <= few && new Html(' open')
  return html`<nav id="ui/navigation" aria-label="Contents">
    <div class="search" role="search">
      <label class="unseen" for="ui/search">Search operations, fields and schemas</label>
      <input id="ui/search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-describedby="ui/keys">
      <kbd aria-hidden="true">/</kbd>
      <p class="unseen" id="ui/keys">Arrow keys move through the results, Escape clears.</p>
    </div>
    <div class="results" hidden></div>
    <div class="contents">
      <p><a href="#section/introduction">Introduction</a></p>
      ${groups.map(({ name, operations }) => html`<details${open}><summary>${name || 'Operations'} <span class="count">${operations.length}</span></summary><ul>${operations.map((operation) => html`<li><a href="#operation/${operation.model.id}"><span class="method ${operation.model.method}">${operation.model.method}</span> <span>${title(operation)}</span></a></li>`)}</ul></details>`)}
      ${list('Schemas', 'schema/', schemas)}
      ${list('Problem codes', '', codes)}
    </div>
  </nav>`
}

function list(heading: string, prefix: string, names: string[]): Part {
  return names.length > 0 && html`<details><summary>${heading} <span class="count">${names.length}</span></summary><ul>${names.map((name) => html`<li><a href="#${prefix}${name}"><code>${name}</code></a></li>`)}</ul></details>`
}
