import { Fragment } from 'react'

/** A mail address as a link; in little room it breaks behind its `@` and its dots, not in the middle of a word. */
export function MailAddress({ address }: { address: string }) {
  return (
    // By the label: browsers put a space into the name of the link at every place where it may break.
    <a href={`mailto:${address}`} aria-label={address}>
      {address.match(/[^@.]+[@.]*|[@.]+/g)?.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  )
}
