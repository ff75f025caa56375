import { propertyName, quote } from '../../code/names'
import { isObject } from '../../model/pointer'
import { FileSample } from './sample-value'

/** Code that stands in a literal as it is. */
export class Code {
  constructor(readonly text: string) {}
}

/** How wide a line of a sample may be before it is broken. */
const width = 64

/** A value as a TypeScript literal; `column` is where it starts, so that what is too wide is broken. */
export function toLiteral(value: unknown, indent = '', column = indent.length): string {
  const line = inLine(value)
  if (column + line.length <= width || !(isObject(value) || Array.isArray(value)) || value instanceof FileSample || value instanceof Code) return line
  const deeper = `${indent}  `
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${value.map((item) => `${deeper}${toLiteral(item, deeper)},\n`).join('')}${indent}]`
  const fields = Object.entries(value).map(([name, field]) => {
    const start = `${deeper}${propertyName(name)}: `
    return `${start}${toLiteral(field, deeper, start.length)},\n`
  })
  return fields.length === 0 ? '{}' : `{\n${fields.join('')}${indent}}`
}

function inLine(value: unknown): string {
  if (value instanceof Code) return value.text
  if (value instanceof FileSample) return `new File(['…'], ${[quote(value.name), ...(value.type ? [`{ type: ${quote(value.type)} }`] : [])].join(', ')})`
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, field]) => `${propertyName(name)}: ${inLine(field)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }
  return typeof value === 'string' ? quote(value) : JSON.stringify(value) ?? 'undefined'
}
