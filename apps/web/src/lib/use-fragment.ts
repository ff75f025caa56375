import { useLatest } from '@university/blocks/use-latest'
import { useEffect } from 'react'

/**
 * Tells when the address has a fragment, at first and later. After the browser went to it: with its first frame it takes the
 * focus away from wherever a page has put it.
 *
 * @param fragment without its `#`
 */
export function useFragment(fragment: string, onFragment: () => void): void {
  const latest = useLatest(onFragment)

  useEffect(() => {
    const follow = () => {
      if (window.location.hash === `#${fragment}`) latest.current()
    }
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(follow)))
    window.addEventListener('hashchange', follow)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', follow)
    }
  }, [fragment, latest])
}
