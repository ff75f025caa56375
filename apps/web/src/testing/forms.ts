import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMocks } from '@university/api-client/testing'
import { forgetAnswers } from '@university/api-client/testing/forget-answers'
import { client } from '@university/blocks/client'
import { getDefaultStore } from 'jotai'
import { forgetConsent } from '../forms/consent'
import { draftStore } from '../forms/draft'
import { receipts } from '../forms/receipts'
import type { Language } from '../i18n/languages'
import { askedQuestionAtom } from '../state/asked-question'
import { toastsAtom } from '../toasts/toasts'
import { fakeWorkers } from './fake-worker'
import { messages } from './render-in-site'

export const user = userEvent.setup({ delay: null })

/**
 * Gives each test of a file a server and a browser that solves captchas, and leaves nothing to the next one.
 *
 * @param drafts names of the drafts that the forms keep
 */
export function setUpForms(...drafts: string[]): ReturnType<typeof createMocks> {
  const mocks = createMocks()

  beforeEach(() => {
    fakeWorkers()
    Element.prototype.scrollIntoView = jest.fn()
    for (const name of drafts) draftStore(name).forget()
    receipts.clear()
    getDefaultStore().set(askedQuestionAtom, undefined)
    localStorage.clear()
    forgetConsent()
    forgetAnswers(client)
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => mocks.fetch(request as Request))
  })

  // Of a tab that keeps nothing they live as long as the page, which the next file has, too.
  afterAll(() => drafts.forEach((name) => draftStore(name).forget()))

  // Toasts stand beside the page.
  afterEach(() => {
    act(() => getDefaultStore().set(toastsAtom, []))
    try {
      mocks.assertNoFaults()
    } finally {
      mocks.reset()
    }
  })

  return mocks
}

/** Keeps what a form sends from the server until a test lets it go: what is done meanwhile has the time that it takes. */
export function holdSending(): () => void {
  const sending = jest.mocked(globalThis.fetch)
  const send = sending.getMockImplementation() ?? fetch
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  sending.mockImplementation(async (input) => {
    if ((input as Request).method === 'POST') await gate
    return send(input)
  })
  return letGo
}

/** By a part of its label, which may end with a remark. */
export const field = (label: string) => screen.getByLabelText(label, { exact: false })

/** Fills in a field in one go, which takes a tenth of the time of `user.type`: for tests in which no letter counts. */
export async function enter(field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

/** Agrees where that is not done yet, and has the captcha solved. */
export async function prove(language: Language = 'en'): Promise<void> {
  const consent = field(messages[language]['field.consent'] as string)
  if (!(consent as HTMLInputElement).checked) await user.click(consent)
  await user.click(field(messages[language]['captcha.label'] as string))
  await screen.findByText(messages[language]['captcha.verified'] as string)
}
