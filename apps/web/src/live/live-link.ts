import { ApolloLink } from '@apollo/client'
import { pickText, type Translated } from '@university/api-client/pick-text'
import { buildASTSchema, execute, parse, type GraphQLFieldResolver } from 'graphql'
import liveGraphql from 'live-graphql'
import { Observable } from 'rxjs'
import type { ItemReader } from './read-items'

declare module '@apollo/client' {
  interface DefaultContext {
    /** What a query is resolved by. */
    reader?: ItemReader
  }
}

/**
 * Runs queries in the browser: the documents of the templates, against the schema of the contract, by the generated
 * client. A query says in its context which reader it wants to be answered by.
 */
export function createLiveLink(): ApolloLink {
  const schema = buildASTSchema(parse(liveGraphql.schema, { noLocation: true }), { assumeValidSDL: true })

  return new ApolloLink((operation) => {
    const { reader } = operation.getContext()
    if (!reader) throw new Error('A live query needs a reader in its context')
    return new Observable<ApolloLink.Result>((observer) => {
      Promise.resolve(execute({ schema, document: operation.query, variableValues: operation.variables, rootValue: rootOf(reader), fieldResolver })).then(
        ({ data = null, errors }) => {
          observer.next({ data, ...(errors && { errors: errors.map((error) => error.toJSON()) }) })
          observer.complete()
        },
        (error: unknown) => observer.error(error),
      )
    })
  })
}

interface By<Value> {
  eq: Value
}

interface OfCategory {
  categories: { elemMatch: { slug: By<string> } }
}

/** Gatsby's fields of the query, as far as the templates filter by them. */
function rootOf(reader: ItemReader) {
  return {
    universityPage: ({ id }: { id: By<string> }) => reader.page(id.eq),
    universityNews: ({ id }: { id: By<string> }) => reader.news(id.eq),
    universityArchivedNews: ({ id }: { id: By<string> }) => reader.archivedNews(id.eq),
    universityAnnouncement: ({ id }: { id: By<string> }) => reader.announcement(id.eq),
    universityEvent: ({ id }: { id: By<string> }) => reader.event(id.eq),
    universityVacancy: ({ id }: { id: By<string> }) => reader.vacancy(id.eq),
    universityDepartment: ({ id }: { id: By<string> }) => reader.department(Number(id.eq)),
    universityPortfolio: ({ id }: { id: By<string> }) => reader.portfolio(id.eq),
    universityDissertation: ({ id, api_id }: { id?: By<string>; api_id?: By<number> }) => reader.dissertation(id?.eq ?? String(api_id?.eq)),
    universityDoctoral: ({ id }: { id: By<string> }) => {
      const { dissertationId, doctoralId } = readDoctoralId(id.eq)
      return reader.doctoral(dissertationId, doctoralId)
    },
    async allUniversityPortfolio({ filter: { department, cafedra } }: { filter: { department?: { id: By<number> }; cafedra?: { id: By<number> } } }) {
      return { nodes: await reader.people({ ...(department && { department_id: department.id.eq }), ...(cafedra && { cafedra_id: cafedra.id.eq }) }) }
    },
    allUniversityNews: ({ filter, limit }: { filter: OfCategory; limit: number }) => reader.newsOf(filter.categories.elemMatch.slug.eq, limit),
    allUniversityArchivedNews: ({ filter }: { filter: OfCategory }) => reader.archivedNewsOf(filter.categories.elemMatch.slug.eq),
    async allUniversityNewsCategory() {
      return { nodes: await reader.newsCategories() }
    },
    async allUniversityVacancy({ filter, limit }: { filter: { id: { ne: string }; category: { id: By<number> } }; limit: number }) {
      // One more than are shown: the vacancy itself may be among them.
      const all = await reader.vacancies(filter.category.id.eq, limit + 1)
      return { nodes: all.filter(({ id }) => id !== filter.id.ne).slice(0, limit) }
    },
  }
}

/** Candidates are counted by dissertation, so their id in queries names both: `12/4`. */
export const doctoralIdOf = (dissertationId: number, doctoralId: string): string => `${dissertationId}/${doctoralId}`

function readDoctoralId(id: string): { dissertationId: number; doctoralId: string } {
  const [dissertationId, doctoralId = ''] = id.split('/')
  return { dissertationId: Number(dissertationId), doctoralId }
}

/** What is there, or what a function gives; a field that takes a language is made of three, as the source plugin does. */
const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, args, _context, { fieldName }) => {
  const value = source[fieldName]
  if (typeof value === 'function') return value(args)
  return 'language' in args ? pickText(source as Translated<string>, fieldName, args['language']) : value
}
