import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { AccessibilityButton } from '../accessibility/accessibility-button'
import { SiteBlocks } from '../blocks/site-blocks'
import { meetMissingCode } from '../builds/missing-code'
import { FloatingButtons } from '../floating/floating-buttons'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import type * as LoadMessages from './load-messages'
import { addFile, loadMessages } from './load-messages'

jest.mock('../builds/missing-code')
jest.mock('../floating/load-reception-form', () => ({ loadReceptionForm: jest.fn(async () => () => null) }))
jest.mock('./load-messages', () => ({ ...jest.requireActual<typeof LoadMessages>('./load-messages'), addFile: jest.fn(), loadMessages: jest.fn() }))

const cause = new Error('Loading chunk failed')

beforeAll(() => {
  // What antd asks of a browser, and jsdom does not have. Nothing moves.
  const styleOf = window.getComputedStyle
  window.getComputedStyle = (element) => styleOf(element)
  window.matchMedia = (media) => ({ media, matches: media === '(prefers-reduced-motion: reduce)', onchange: null, addListener: () => undefined, removeListener: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => false })
})

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(addFile).mockResolvedValue({ cause })
  jest.mocked(loadMessages).mockResolvedValue({ cause })
})

test.each<[string, ReactElement]>([
  ['accessibility.open', <AccessibilityButton key="panel" />],
  ['site.reception', <FloatingButtons key="reception" shell={shell()} />],
])('a dialog whose words do not come is told as one whose code does not, and opens with the next try: %s', async (label, buttons) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  renderInSite(
    <SiteBlocks site="main" language="en" location={window.location}>
      {buttons}
    </SiteBlocks>,
    { language: 'en' },
  )
  const button = screen.getByRole('button', { name: messages.en[label] as string })

  await user.click(button)
  await pass(2_000)
  expect(jest.mocked(meetMissingCode).mock.calls).toEqual([[cause, true]])
  expect(button).not.toHaveAttribute('aria-busy', 'true')
  expect(button).not.toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveFocus()

  jest.mocked(addFile).mockResolvedValue('en')
  jest.mocked(loadMessages).mockResolvedValue(undefined)
  await user.click(button)
  await pass(500)

  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

/** Code comes in tasks of its own, which fake timers do not hold back. */
async function pass(milliseconds: number): Promise<void> {
  for (let step = 0; step < 20; step += 1) await act(() => jest.advanceTimersByTimeAsync(milliseconds / 20))
}
