/** Where the items of a kind are listed; undefined where no page of the site does. */
export function listPath({ list_slug }: { readonly list_slug: string | null }): string | undefined {
  return list_slug === null ? undefined : `/page/${list_slug}`
}
