import type { components } from '@university/api-schema/types'
import { document, documentId, type JsonObject } from '../../contract/document'
import type { Fault } from '../../contract/faults'
import { valueChecker } from '../../contract/validators'
import { inPlainWords } from '../import/plain-words'
import type { SchemaName } from '../kind'

type PageBlock = components['schemas']['PageBlock']

/**
 * The blocks that visitors are shown, each with its options: those of the request for what it shows, or a schema of
 * their own.
 */
const schemas: Record<string, SchemaName | JsonObject> = {
  ContentBlock: { properties: { slug: { $ref: `${documentId}#/components/schemas/Page/properties/slug` } }, required: ['slug'] },
  DigitalShowcase: 'ShowcaseListRequest',
  Dissertation: 'DissertationListRequest',
  DocsListBlock: 'DocumentListRequest',
  DrScoreListBlock: 'DoctoralScoreListRequest',
  EventsPlugin: 'EventListRequest',
  Gallery: 'GalleryRequest',
  ListBlock: 'EntryListRequest',
  NewsPlugin: 'NewsListRequest',
  PortfolioList: 'PortfolioListRequest',
  PriceEducation: 'PriceListRequest',
  ProfListBlock: 'ProfessionListRequest',
  ScientificProjects: 'ScientificProjectListRequest',
  ScoreListBlock: 'PassingScoreListRequest',
  ShareComponent: {},
  UniversitiesList: 'PartnerUniversityListRequest',
  VacancyList: 'VacancyListRequest',
}

/** What the site fills in itself. */
const ofTheSite = ['slug', 'lang', 'page']

const checkers = new Map<string, (props: unknown) => Fault[]>()

/** Whether visitors are shown a block: its name is known, and it takes the options that it was given. */
export function isKnownBlock(block: PageBlock): boolean {
  return blockFaults(block).length === 0
}

/** Why visitors are not shown a block. */
export function blockFaults({ name, props }: PageBlock): string[] {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema === undefined) return ['there is none of this name']
  const check = checkers.get(name) ?? valueChecker({ type: 'object', additionalProperties: false, ...optionsOf(schema) })
  checkers.set(name, check)
  return check(props).map(({ field, message }) => `${field} ${inPlainWords(message)}`)
}

interface Options {
  properties: Record<string, JsonObject>
  required: string[]
}

/** Every block with the schemas of its options. */
export function blockSchemas(): Record<string, Options> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, optionsOf(schema)]))
}

function optionsOf(schema: SchemaName | JsonObject): Options {
  return typeof schema === 'string' ? ofTheRequest(schema) : { properties: {}, required: [], ...schema }
}

function ofTheRequest(schema: SchemaName): Options {
  const { properties = {}, required = [] } = document.components.schemas[schema] as { properties?: JsonObject; required?: string[] }
  const names = Object.keys(properties).filter((option) => !ofTheSite.includes(option))
  return {
    properties: Object.fromEntries(names.map((option) => [option, { $ref: `${documentId}#/components/schemas/${schema}/properties/${option}` }])),
    required: required.filter((option) => names.includes(option)),
  }
}
