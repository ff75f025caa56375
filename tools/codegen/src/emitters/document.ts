import { header } from '../code/header'
import type { Emitter } from './emitter'

const order = ['openapi', 'x-generated', 'info', 'jsonSchemaDialect', 'servers', 'security', 'tags', 'paths', 'webhooks', 'components']

/** The whole document in one JSON file, in a fixed order at the top and with its components sorted by name. */
export const emitDocument: Emitter = ({ document, origin }) => {
  const note = header(origin, '').trim().replace(/\n\s*/g, ' ')
  const all: Record<string, unknown> = { ...document, 'x-generated': note }
  const keys = [...order.filter((key) => key in all), ...Object.keys(all).filter((key) => !order.includes(key)).sort()]
  return { text: `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, all[key]])), null, 2)}\n` }
}
