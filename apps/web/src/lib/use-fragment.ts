import { useLatest } from '@university/blocks/use-latest'
import { useEffect } from 'react'

/**
 * Tells when the address has a fragment, at first and later, and when a link to it is followed again, which changes no address. After the browser went to it: with its
 * first frame it takes the focus away from wherever a page has put it.
 *
 * @param fragment without its `#`
 */
export function useFragment(fragment: string, onFragment: () => void): void {
  const latest = useLatest(onFragment)

  useEffect(() => {
    let frame = 0
    const follow = () => {
      if (window.location.hash === `#${fragment}`) latest.current()
    }
    const followSoon = () => (frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow))))
    const followAgain = ({ target }: MouseEvent) => {
      if (window.location.hash === `#${fragment}` && (target as Element).closest(`a[href="#${fragment}"]`)) followSoon()
    }
    followSoon()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', followAgain)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', followAgain)
    }
  }, [fragment, latest])
}
