import { isPreview } from '@university/blocks/is-preview'

const mode = 'mode=preview'

let isSetUp = false

/** From a page of a preview every step in the site leads to another one, until its address is opened without the mode. */
export function stayInPreview(): void {
  if (isSetUp) return
  isSetUp = true
  const { ___navigate: go } = window
  window.___navigate = (to, options) => go(typeof to === 'string' && isPreview(window.location.search) ? withMode(to) : to, options)
}

/** `/ru/news?page=2#a` → `/ru/news?page=2&mode=preview#a` */
export function withMode(address: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  if (isPreview(query)) return address
  return `${path}${query ? `${query}&` : '?'}${mode}${hash}`
}

/** `/ru/news?page=2&mode=preview#a` → `/ru/news?page=2#a` */
export function withoutMode({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const query = new URLSearchParams(search)
  query.delete('mode')
  const rest = query.toString()
  // Two slashes would begin the address of another host.
  return `${pathname.replace(/^\/+/, '/')}${rest && `?${rest}`}${hash}`
}
