/** A path that nothing decodes, spelt as what it says: `/en/100%` is `/en/100%25`, which is no page either. */
export function spell(pathname: string): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}
