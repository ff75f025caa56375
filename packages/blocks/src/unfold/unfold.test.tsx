import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { Unfold } from './unfold'

test('leaves open after printing, and for who comes back from another page, what the reader opened before the code was there', () => {
  // Opened by the browser itself, which React was not told of.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(framed(false, 'Early'))
  const fold = screen.getByRole<HTMLDetailsElement>('group')
  fold.open = true
  const { rerender, unmount } = render(framed(false, 'Early'), { container, hydrate: true })

  rerender(framed(true, 'Early'))
  rerender(framed(false, 'Early'))

  expect(fold.open).toBe(true)
  unmount()
  render(framed(false, 'Early'))
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true)
})

test('stays closed where a second press is faster than React is with the first', () => {
  render(framed(false))
  const fold = screen.getByRole<HTMLDetailsElement>('group')

  act(() => {
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    fold.open = false
  })

  expect(fold.open).toBe(false)
})

test('is open after printing where the reader has opened it, and closed where it was closed again', () => {
  const { rerender } = render(framed(false))
  const fold = screen.getByRole<HTMLDetailsElement>('group')
  for (const isOpened of [true, false]) {
    fold.open = isOpened
    fireEvent(fold, new Event('toggle'))

    rerender(framed(true))
    expect(fold.open).toBe(true)
    rerender(framed(false))

    expect(fold.open).toBe(isOpened)
  }
})

test('is unfolded for who comes back from another page, until it is folded', () => {
  for (const isOpened of [true, false]) {
    const { unmount } = render(framed(false))
    const fold = screen.getByRole<HTMLDetailsElement>('group')
    fold.open = isOpened
    fireEvent(fold, new Event('toggle'))
    unmount()

    const { unmount: leave } = render(framed(false))

    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(isOpened)
    leave()
  }
})

test('is folded again after printing where it was made for paper', () => {
  const { rerender } = render(framed(true))
  expect(screen.getByRole('group')).toHaveAttribute('open')

  rerender(framed(false))

  expect(screen.getByRole('group')).not.toHaveAttribute('open')
})

function framed(isOpen: boolean, title = 'A project') {
  return (
    <BlockFrame language="en">
      <Unfold label="More" about={{ text: title, language: 'en' }} isOpen={isOpen}>
        <p>What else there is to say.</p>
      </Unfold>
    </BlockFrame>
  )
}
