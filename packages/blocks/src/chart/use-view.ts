import { useBlockEnvironment } from '../environment/environment'
import { withParameters } from '../environment/with-parameters'

/**
 * Whether a picture of a list is shown: `?view=map`, so that it is there again for who comes back to the page, loads it anew or shares it. No filter:
 * to clear them leaves it open, and the list stays at its page.
 */
export function useView(view: 'chart' | 'map'): [isOpen: boolean, toggle: () => void] {
  const { search, changeSearch } = useBlockEnvironment()
  const isOpen = new URLSearchParams(search).get('view') === view
  return [isOpen, () => changeSearch((latest) => withParameters(latest, { view: isOpen ? undefined : view }))]
}
