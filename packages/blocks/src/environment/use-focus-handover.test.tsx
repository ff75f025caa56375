import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useFocusHandover } from './use-focus-handover'

test('the focus of what goes away is at what stays around it', async () => {
  render(<Vanishing />)
  screen.getByRole('button', { name: 'Reset' }).focus()

  await press('Reset')

  expect(screen.getByRole('group', { name: 'stays' })).toHaveFocus()
})

test('what goes away with its frame, too, leaves it to the next one', async () => {
  render(<Vanishing isFrameGone />)
  screen.getByRole('button', { name: 'Reset' }).focus()

  await press('Reset')

  expect(screen.getByRole('region', { name: 'outside' })).toHaveFocus()
})

test.each([
  ['that is elsewhere', 'Elsewhere', 'Elsewhere'],
  ['that something else takes in the same moment', 'Reset', 'Elsewhere'],
])('leaves a focus alone %s', async (_, focused, expected) => {
  render(<Vanishing onReset={() => screen.getByRole('button', { name: 'Elsewhere' }).focus()} />)
  screen.getByRole('button', { name: focused }).focus()

  await press('Reset')

  expect(screen.getByRole('button', { name: expected })).toHaveFocus()
})

test('leaves the page alone where nothing has the focus', async () => {
  render(<Vanishing />)

  await press('Reset')

  expect(document.body).toHaveFocus()
})

/** By the mouse where nothing has the focus: Safari gives buttons none. */
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

function Vanishing({ isFrameGone = false, onReset = () => undefined }: { isFrameGone?: boolean; onReset?: () => void }) {
  const [isThere, setThere] = useState(true)
  const reset = () => {
    setThere(false)
    onReset()
  }
  return (
    <section aria-label="outside">
      {(isThere || !isFrameGone) && (
        <div role="group" aria-label="stays">
          {isThere && <Reset onClick={reset} />}
        </div>
      )}
      <button>Elsewhere</button>
    </section>
  )
}

function Reset({ onClick }: { onClick: () => void }) {
  return (
    <button ref={useFocusHandover()} onClick={onClick}>
      Reset
    </button>
  )
}
