import { Kind, parse } from 'graphql'
import type { SitePage } from '../gatsby/list-pages'
import type { Graphql } from '../gatsby/query'

/** More than are asked for at once: the forms of an address follow each other. */
const keptAnswers = 64

interface TemplateQuery {
  text: string
  /** Names of those that it declares. */
  variables: string[]
}

/**
 * The queries of the templates, over the content of one site. An address without a language asks what its Kazakh form asks, which is a quarter
 * of all that is asked: it gets the same answer.
 */
export class TemplateQueries {
  private readonly queries = new Map<string, TemplateQuery>()
  /** The last ones, the oldest first. */
  private readonly answers = new Map<string, Promise<unknown>>()

  /** @param textOf the query of a template, empty where it has none */
  constructor(
    private readonly graphql: Graphql,
    private readonly textOf: (template: string) => string,
  ) {}

  /** The data of a page; undefined where its template asks for none. @throws Error with what the query said */
  dataOf({ template, path, context }: SitePage): Promise<unknown> {
    const query = this.queryOf(template)
    const variables: Record<string, unknown> = { ...context }
    // One that is left out is not one that is null.
    const key = JSON.stringify([template, query.variables.map((name) => (variables[name] === undefined ? [] : [variables[name]]))])
    const known = this.answers.get(key)
    if (known) return known
    const answer = this.ask(query, template, path, variables)
    this.answers.set(key, answer)
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= keptAnswers) break
      this.answers.delete(oldest)
    }
    return answer
  }

  private async ask(query: TemplateQuery, template: string, path: string, variables: Record<string, unknown>): Promise<unknown> {
    if (query.text === '') return undefined
    const { data, errors } = await this.graphql(query.text, variables)
    if (errors) throw new Error(`The query of ${template} failed for ${path}: ${String(errors)}`)
    return data
  }

  private queryOf(template: string): TemplateQuery {
    const known = this.queries.get(template)
    if (known) return known
    const text = this.textOf(template)
    const query = { text, variables: text === '' ? [] : variablesOf(text) }
    this.queries.set(template, query)
    return query
  }
}

function variablesOf(query: string): string[] {
  return parse(query).definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [])).map(({ variable }) => variable.name.value)
}
