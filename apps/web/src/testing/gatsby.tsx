import { isPlainClick } from '@university/blocks/path-to-open'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

/*
 * Stands for `gatsby` in tests: what components import of it, without its router and loader.
 */

export const navigate = jest.fn<Promise<void>, [string]>()

/** As Gatsby's: a plain click goes through the router, unless `onClick` took it. */
export function Link({ to, onClick, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(to)
  }
  return <a href={to} onClick={follow} {...rest} />
}

/** Queries run in builds only. */
export const graphql = () => undefined

export const withPrefix = (path: string) => path
