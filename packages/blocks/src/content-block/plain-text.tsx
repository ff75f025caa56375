import { Fragment } from 'react'
import { oneFigure } from './one-figure'

/** A text without HTML, such as a lead: no line of it parts a figure from its word or ending, as none of content does. */
export function PlainText({ text }: { text: string }) {
  const figures = text.match(oneFigure) ?? []
  return (
    <>
      {text.split(oneFigure).map((words, index) => (
        <Fragment key={index}>
          {words}
          {figures[index] && <span className="as-one">{figures[index]}</span>}
        </Fragment>
      ))}
    </>
  )
}
