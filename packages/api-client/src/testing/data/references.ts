const separator = ' without '

/** What a component requires is not asked for where it stands for a part of what marks that: such a reference names what is left out. */
export function withoutNames(reference: string, names: string[]): string {
  return names.length === 0 ? reference : `${reference}${separator}${JSON.stringify(names.sort())}`
}

/** The component that a reference names, whatever is left out there. */
export const targetOf = (reference: string): string => readReference(reference).target

export function readReference(reference: string): { target: string; names: string[] } {
  const [target = '', names] = reference.split(separator)
  return { target, names: names === undefined ? [] : (JSON.parse(names) as string[]) }
}
