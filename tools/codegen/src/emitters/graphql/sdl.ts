import { pascalCase } from '../../code/names'

/** GraphQL's schema definition language, as text. */

export interface Field {
  name: string
  type: string
  description: string
  /** With a leading space where there are any: `(language: Language!)`. */
  args?: string
  /** Said in a comment above the field. */
  comment?: string
}

export const isGraphqlName = (name: unknown): name is string => typeof name === 'string' && /^(?!__)[_A-Za-z][_0-9A-Za-z]*$/.test(name)

export const isEnumValue = (value: unknown): value is string => isGraphqlName(value) && !['true', 'false', 'null'].includes(value)

/** `base-gist` → `BaseGist`, after the prefix; what GraphQL cannot write is left out. */
export function typeName(prefix: string, name: string): string {
  const own = pascalCase(name).replace(/[^_0-9A-Za-z]/g, '') || 'Type'
  return /^[0-9]/.test(prefix + own) || (prefix + own).startsWith('__') ? `T${own}` : prefix + own
}

export function objectSdl(name: string, description: string, suffix: string, fields: Field[]): string {
  const lines = fields.flatMap((field) => [
    ...block(field.description, '  '),
    ...(field.comment ? [`  # ${field.comment}`] : []),
    `  ${field.name}${field.args ?? ''}: ${field.type}`,
  ])
  return [...block(description), `type ${name}${suffix} {`, ...lines, '}', ''].join('\n')
}

export function enumSdl(name: string, description: string, values: string[]): string {
  return [...block(description), `enum ${name} {`, ...values.map((value) => `  ${value}`), '}', ''].join('\n')
}

export function unionSdl(name: string, description: string, comment: string, members: string[]): string {
  return [...block(description), `# ${comment}`, `union ${name} = ${members.join(' | ')}`, ''].join('\n')
}

function block(description: string, indent = ''): string[] {
  const lines = description.trim().replace(/\p{Surrogate}/gu, '\ufffd').replace(/"""/g, '\\"""').split('\n')
  if (lines.length === 1 && !/["\\]$/.test(lines[0] ?? '')) return [`${indent}"""${lines[0]}"""`]
  return [`${indent}"""`, ...lines.map((line) => `${indent}${line}`.trimEnd()), `${indent}"""`]
}
