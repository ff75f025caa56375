import { useBlockEnvironment } from '@university/blocks/environment'
import { Island, type IslandProps } from '@university/blocks/island'
import type { Wait } from '@university/blocks/island-code'
import type * as ListPages from '@university/blocks/list-pages'
import type { ListPage } from '@university/blocks/use-pages'
import { whenOutdated } from '@university/blocks/when-outdated'

export interface ListIslandProps<Options, Item> extends Pick<IslandProps<Options>, 'id' | 'code'> {
  /** How its pages are asked for. */
  pagesOf: (lists: typeof ListPages) => (asking: ListPages.Asking, options: Options) => ListPages.PagesOf<Item>
  options: Options
}

/** The list of a page, an island: the address wakes it and, where the page is old, the API when it has something newer. */
export function ListIsland<Item, Options extends { initial: ListPage<Item> }>({ pagesOf, options, ...island }: ListIslandProps<Options, Item>) {
  const environment = useBlockEnvironment()

  /** Nobody is told where the API does not answer. */
  const whenNewer: Wait = (_, wake) =>
    whenOutdated((signal) => {
      import(/* webpackChunkName: "list-pages" */ '@university/blocks/list-pages')
        .then((lists) => lists.isListOutdated(environment, pagesOf(lists)(environment, options), options.initial, signal))
        .then((isOutdated) => isOutdated && wake())
        .catch(() => undefined)
    })
  return <Island {...island} props={options} followsQuery wokenBy={whenNewer} />
}
