import { renderInSite } from '../testing/render-in-site'
import { loadMessages } from '../i18n/load-messages'
import type * as LoadMessages from '../i18n/load-messages'
import { ApplicationSection } from './application-section'
import type { Application } from './use-application'

jest.mock('../i18n/load-messages', () => ({ ...jest.requireActual<typeof LoadMessages>('../i18n/load-messages'), loadMessages: jest.fn(async () => undefined) }))
/** It is in the HTML of the page, and brings no words. */
jest.mock('../forms/skeleton/form-skeleton', () => ({ FormSkeleton: () => null }))
/** The code of the form does not come. */
jest.mock('../components/late/late-part', () => ({ LatePart: () => null }))

const application: Application = { now: undefined, ending: undefined, isOpen: false, isWanted: false, toggle: jest.fn(), end: jest.fn() }
const section = (fields: Partial<Application>) => <ApplicationSection application={{ ...application, ...fields }} vacancy={{ id: 801, contactEmail: 'hr@example.kz' }} site="main" />

test('the words of the form come beside its code, when it opens', () => {
  renderInSite(section({}))
  expect(loadMessages).not.toHaveBeenCalled()

  renderInSite(section({ isOpen: true }))

  expect(jest.mocked(loadMessages).mock.calls).toEqual([['en', 'forms']])
})
