import { pagesOf, type AskedList } from './pages-of'
import { usePages, type ListPage, type Pages } from './use-pages'

export interface AskedPagesOptions<Body, Answer, Item, More, E> extends AskedList<Body, Answer, Item, More, E> {
  /** The filters and the order of what is asked for. */
  asked: object
  /** Those of what the build knows, in the same form. */
  built: object
  initial: ListPage<Item> & More
}

/** A list of the contract by pages, as the address asks for them. @returns filter changes with the filters and the order, not with the page */
export function useAskedPages<Body, Answer, Item, E, More = unknown>({ name, asked, built, initial, ...list }: AskedPagesOptions<Body, Answer, Item, More, E>): { pages: Pages<Item, More>; filter: string } {
  const [filter, ofBuild] = [written(asked), written(built)]
  const pages = usePages<Item, More>({
    // Two blocks of the kind keep their answers apart.
    ...pagesOf({ ...list, name: `${name} ${ofBuild}` }),
    initial,
    filter: filter === ofBuild ? undefined : filter,
  })
  return { pages, filter }
}

/** The same for equal requests, whatever the order of their fields: what an address asks for may be what an editor has fixed. */
function written(request: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(request).sort()))
}
