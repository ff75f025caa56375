/** Stands for a picture that there is none of: `«Самал» ансамблі` → `С`. @returns '' where there is no letter and no digit */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
}
