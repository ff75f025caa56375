import Link from 'next/link'

/** Pages of the benchmark open without a reload; what it does not build is an ordinary link. */
export function SiteLink({ href, prefetch, ...rest }) {
  return href.includes('/page/') ? <Link href={href} prefetch={prefetch} {...rest} /> : <a href={href} {...rest} />
}
