/** A value that a visitor fills in: a text, yes or no, files. */
export type Value = string | boolean | File[]

/** The fields of a form by their names. */
export type Fields<Values> = Record<keyof Values, Value>

/** What every submission has beside its own fields, and what must be given anew for each. */
export interface Proofs {
  captcha: string
  consent: boolean
  website: string
}

export const noProofs: Proofs = { captcha: '', consent: false, website: '' }

export function isEmpty(value: Value | undefined): boolean {
  return value === undefined || value === false || (Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '')
}

/** The form's own fields, without the proofs. */
export function ownOf<Values>(values: Values & Proofs): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in noProofs))) as Partial<Values>
}

/** What a visitor has filled in or chosen: not empty, and not what the form begins with. */
export function filledIn<Values extends Fields<Values>>(values: Partial<Values>, empty: Values): Partial<Values> {
  const isFilledIn = ([name, value]: [string, Value]) => (typeof value === 'boolean' || !isEmpty(value)) && value !== empty[name as keyof Values]
  return Object.fromEntries(Object.entries<Value>(values as Record<string, Value>).filter(isFilledIn)) as Partial<Values>
}

export function textsOf<Values>(values: Values): Record<string, string | boolean> {
  return Object.fromEntries(Object.entries(values as Record<string, Value>).filter((entry): entry is [string, string | boolean] => !Array.isArray(entry[1])))
}

export function filesOf<Values>(values: Values): Record<string, File[]> {
  return Object.fromEntries(Object.entries(values as Record<string, Value>).filter((entry): entry is [string, File[]] => Array.isArray(entry[1])))
}

/** Fields with a file that is no longer what was chosen: browsers do not read it, and would say that the network failed. */
export async function changedFiles(files: Record<string, File[]>): Promise<string[]> {
  const fields = await Promise.all(
    Object.entries(files).map(async ([field, list]) => {
      const reads = await Promise.allSettled(list.map((file) => file.slice(0, 1).arrayBuffer()))
      return reads.some(({ status }) => status === 'rejected') ? [field] : []
    }),
  )
  return fields.flat()
}
