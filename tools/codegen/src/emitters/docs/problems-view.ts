import { isObject } from '../../model/pointer'
import { examplesOf, type DocumentedOperation } from './documented-operation'
import { html, joinHtml, type Html, type Part } from './html'
import { look } from './look'
import { markdown } from './markdown'
import { codeView, statusView, title } from './operation-view'
import type { DocsDocument } from './parts'

export interface ProblemCode {
  code: string
  uses: { operation: DocumentedOperation; status: string; description: string | undefined; value: Record<string, unknown> }[]
}

/** The codes that problem+json answers may carry, in the order of their enum, each with the answers whose example has it. */
export function listProblemCodes(document: DocsDocument, operations: DocumentedOperation[]): ProblemCode[] {
  const codes = new Map<string, ProblemCode>()
  const answers = operations.flatMap((operation) => operation.answers.flatMap(({ content, ...answer }) => content.filter(([type]) => /problem\+json/i.test(type)).map(([, one]) => ({ operation, answer, content: one }))))
  const schemas = new Set(answers.map(({ content }) => look(document, content.schema ?? {}).schema))
  for (const { properties } of schemas) {
    for (const code of look(document, properties?.code ?? {}).schema.enum ?? []) if (typeof code === 'string') codes.set(code, { code, uses: [] })
  }
  for (const { operation, answer, content } of answers) {
    for (const [, { value }] of examplesOf(document, content)) {
      if (isObject(value) && typeof value.code === 'string') codes.get(value.code)?.uses.push({ operation, status: answer.status, description: answer.description, value })
    }
  }
  return [...codes.values()]
}

/** The anchor is the code itself: a problem's `type` may lead here. */
export function problemView({ code, uses }: ProblemCode): Html {
  const [first] = uses
  const statuses = [...new Set(uses.map(({ status }) => status))]
  const heading = typeof first?.value.title === 'string' ? first.value.title : undefined
  const descriptions = [...new Set(uses.flatMap(({ description }) => description ?? []))]
  const operations = [...new Map(uses.map(({ operation }) => [operation.model.id, operation])).values()]
  return html`<section class="problem entry" id="${code}" aria-labelledby="title/${code}">
    <h3 id="title/${code}"><code>${code}</code> <a class="anchor" href="#${code}" aria-label="Link to ${code}">#</a></h3>
    ${first && html`<p class="marks">${joinHtml(statuses.map(statusView), ' ')} ${heading}</p>`}
    ${descriptions.map((description) => html`<div class="text about">${markdown(description)}</div>`)}
    ${first ? html`<details class="more" open><summary>Example</summary>${codeView('JSON', JSON.stringify(first.value, null, 2))}</details>` : html`<div class="facts">May come from any operation; the document has no example of it.</div>`}
    ${users('Answered by', operations)}
  </section>`
}

/** Who uses something: a line where they are few, a fold where they are many. */
export function users(label: string, operations: DocumentedOperation[]): Part {
  if (operations.length === 0) return undefined
  const links = joinHtml(operations.map((operation) => html`<a href="#operation/${operation.model.id}">${title(operation)}</a>`), ', ')
  return operations.length <= 6 ? html`<div class="facts">${label} ${links}</div>` : html`<details class="more users"><summary>${label} ${operations.length} operations</summary><div class="facts">${links}</div></details>`
}
