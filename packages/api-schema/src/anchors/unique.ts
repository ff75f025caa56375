/** `base`, or with a number behind it where that is used; used from then on. */
export function unique(base: string, used: Set<string>): string {
  let id = base
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`
  used.add(id)
  return id
}
