import { envelopeOf, envelopeNames } from './data/envelope'
import { generate } from './data/generate'
import { canonical, isObject, type JsonObject, type Schema } from './data/json-schema'
import { randomFor, type Making } from './making'
import { itemsOf, propertyOf } from './schema-types'
import { comparable, type ReadRequest } from './read-request'

/** The page of a list that the request asks for. Further rows than the answer has are made up, the same on every page size. */
export function toPage(making: Making, read: ReadRequest, schema: Schema, value: JsonObject, isExample: boolean, useExamples: boolean): JsonObject {
  const { contract, now } = making
  const envelope = envelopeOf(value)
  const rows = envelope && value[envelope.rows]
  if (!envelope || !Array.isArray(rows)) return value
  const asked = { ...read.query, ...(isObject(read.body) ? read.body : {}) }
  const page = numberIn(asked, envelopeNames.page)
  const perPage = numberIn(asked, envelopeNames.perPage) ?? (envelope.perPage === undefined ? undefined : Number(value[envelope.perPage]))
  if (perPage === undefined || perPage < 1 || (page === undefined && !envelope.page)) return value

  const filters = Object.entries(asked).filter(([name]) => !envelopeNames.page.includes(name) && !envelopeNames.perPage.includes(name))
  const key = `${read.operation.id} ${canonical(read.path)} ${canonical(comparable(Object.fromEntries(filters)))}`
  const first = randomFor(making, key)
  const [total, line] = [isExample ? Math.max(Number(value[envelope.total]), rows.length) : first.integer(13, 37), first.integer(0, 20)]
  const item = itemsOf(contract, propertyOf(contract, schema, envelope.rows) ?? true)
  const start = ((page ?? 1) - 1) * perPage
  const shown = Array.from({ length: Math.max(0, Math.min(perPage, total - start)) }, (_item, index) => {
    const row = start + index
    const own: unknown = isExample ? rows[row] : undefined
    return own ?? generate(item, randomFor(making, key, row), { resolve: contract.resolve, useExamples, name: envelope.rows, label: `${read.operation.id}, ${envelope.rows}`, row, line, ...(now === undefined ? {} : { now }) })
  })
  const result: JsonObject = { ...value, [envelope.rows]: shown, [envelope.total]: total }
  if (envelope.page) result[envelope.page] = page ?? 1
  if (envelope.perPage) result[envelope.perPage] = perPage
  if (envelope.lastPage) result[envelope.lastPage] = Math.max(1, Math.ceil(total / perPage))
  return result
}

function numberIn(values: JsonObject, names: string[]): number | undefined {
  const found = names.map((name) => values[name]).find((value) => typeof value === 'number')
  return typeof found === 'number' ? found : undefined
}
