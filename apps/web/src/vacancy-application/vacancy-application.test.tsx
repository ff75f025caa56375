import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMocks } from '@university/api-client/testing'
import axe from 'axe-core'
import { getDefaultStore } from 'jotai'
import { VacancyApply } from '../components/vacancy-apply'
import { fakeWorkers } from '../forms/captcha/fake-worker'
import { forgetConsent } from '../forms/consent'
import { draftStore } from '../forms/draft'
import { fakeUpload } from '../forms/fake-upload'
import { languages, type Language } from '../i18n/languages'
import { messages, renderInSite } from '../testing/render-in-site'
import { vacancy } from '../testing/vacancy'
import { toastsAtom } from '../toasts/toasts'
import { ApplicationSection } from './application-section'
import { draftName, useApplication } from './use-application'

const mocks = createMocks()
const user = userEvent.setup({ delay: null })
const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' })
const scroll = jest.fn()
const logged = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  // jsdom has no layout, so nothing scrolls.
  Element.prototype.scrollIntoView = scroll
  fakeWorkers()
  for (const id of [301, 302]) draftStore(draftName(id)).forget()
  forgetConsent()
  window.location.hash = ''
  // No wait before another try.
  jest.spyOn(Math, 'random').mockReturnValue(0)
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => mocks.fetch(request as Request))
  fakeUpload((request) => mocks.fetch(request))
})

// Toasts stand beside the page.
afterEach(() => {
  act(() => getDefaultStore().set(toastsAtom, []))
  mocks.assertNoFaults()
  mocks.reset()
})

describe('where it opens', () => {
  test('a button opens the form in place and gives it the focus; closed and opened again it has what was typed', async () => {
    renderInSite(<Page />)
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('region', { name: 'Your application' })).toBeNull()

    await user.click(opener())

    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(opener()).toHaveAttribute('aria-controls', screen.getByRole('region', { name: 'Your application' }).id)
    expect(screen.getByRole('heading', { name: 'Your application' })).toHaveFocus()
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Your application' })])
    await user.type(await screen.findByLabelText('Last name'), 'Kovalev')
    await user.click(opener())
    expect(screen.getByLabelText('Last name')).not.toBeVisible()
    await user.click(opener())
    expect(screen.getByLabelText('Last name')).toHaveValue('Kovalev')
  })

  test('the fragment #apply opens it at once, also on a page that is there already', async () => {
    const { unmount } = renderInSite(<Page />)
    expect(opener()).toHaveAttribute('aria-expanded', 'false')

    act(() => {
      window.location.hash = '#apply'
      window.dispatchEvent(new Event('hashchange'))
    })
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    unmount()
    renderInSite(<Page />)

    await twoFrames()
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('heading', { name: 'Your application' })).toHaveFocus()
    expect(await screen.findByLabelText('Last name')).toBeVisible()
  })

  test.each([{ status: 'closed' as const }, { deadline_at: '2020-01-01T00:00:00Z' }])('a vacancy that is closed (%j) has no form, whatever the fragment', async (fields) => {
    window.location.hash = '#apply'
    renderInSite(<Page {...fields} />)

    await twoFrames()
    expect(screen.getByText('Applications are closed')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your application' })).toBeNull()
    expect(document.querySelector('form')).toBeNull()
  })
})

describe('the form', () => {
  test.each(languages)('is labelled in %s, and axe finds nothing', async (language) => {
    await open({}, language)
    const fields = ['last_name', 'first_name', 'middle_name', 'email', 'phone', 'degree', 'experience_years', 'cover_letter', 'resume', 'files']

    for (const field of fields) expect(screen.getByLabelText(messages[language][`application.${field}`] as string, { exact: false })).toBeVisible()
    expect(screen.getByRole('option', { name: { kz: 'Ғылым кандидаты', ru: 'Кандидат наук', en: 'Candidate of Sciences' }[language] })).toBeInTheDocument()
    expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  test.each([
    ['kz', ['Тегіңіз: Міндетті өріс', 'Түйіндеме: Түйіндемеңізді тіркеңіз']],
    ['ru', ['Фамилия: Обязательное поле', 'Резюме: Приложите резюме']],
    ['en', ['Last name: Required field', 'CV: Please attach your CV']],
  ] as const)('says in %s what is missing, once it was to be sent, and goes to the first', async (language, [name, resume]) => {
    await open({}, language)

    await user.click(button(language))

    const summary = screen.getByText(messages[language]['summary.title'] as string).closest('[role=alert]') as HTMLElement
    const items = within(summary).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toHaveLength(7)
    expect([items[0], items[4]]).toEqual([name, resume])
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'last_name'))
    expect(mocks.calls('applyForVacancy')).toEqual([])
  })

  test.each([
    ['Email', 'zhanna@post', 'Please enter a valid email address'],
    ['Phone', '8 701 555 01 88', 'Start with + and the country code: +7 701 555 01 88'],
    ['Full years', '71', 'Enter a whole number from 0 to 70'],
    ['Full years', '-1', 'Enter a whole number from 0 to 70'],
  ])('lets nothing through where %s is %s', async (label, text, fault) => {
    await open()
    await fill()

    await user.clear(field(label))
    await user.type(field(label), text)
    await user.click(button())

    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(fault))
    expect(mocks.calls('applyForVacancy')).toEqual([])
  })

  test('takes a CV and five further files of the right types, and says what it does not take', async () => {
    await open()
    const any = userEvent.setup({ delay: null, applyAccept: false })

    await any.upload(field('CV'), new File(['x'], 'photo.png'))
    expect(field('CV')).toHaveAccessibleDescription(expect.stringContaining('PDF, DOCX or ODT'))
    expect(screen.getByText('photo.png was not added: this type is not accepted')).toBeVisible()

    await any.upload(field('Further documents'), [...'abcdefg'].map((name) => new File(['x'], `${name}.${name < 'c' ? 'exe' : 'png'}`)))
    expect(screen.getByText('a.exe was not added: this type is not accepted')).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...'cdefg'].map((name) => expect.stringContaining(`${name}.png`)))

    await any.upload(field('Further documents'), pdf('h.pdf'))
    expect(screen.getByText('You can attach 5 files at most')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
  })
})

describe('what is sent', () => {
  test('the whole application, and the receipt takes the place of the form and the focus', async () => {
    mocks.on('applyForVacancy').example('received')
    await open()
    await fill()
    await user.type(field('Middle name'), 'Болатқызы')
    await user.selectOptions(field('Highest degree'), 'Master’s degree')
    await user.type(field('Full years'), '6')
    await user.type(field('Cover letter'), ' Алты жыл ')
    await user.upload(field('Further documents'), [pdf('diploma.pdf'), pdf('list.pdf')])

    await user.click(button())

    expect(await screen.findByRole('heading', { name: 'Your application has been received' })).toHaveFocus()
    const [{ body, header }] = mocks.calls('applyForVacancy') as unknown as [{ body: Record<string, unknown>; header: Record<string, string> }]
    expect(body).toEqual({
      vacancy_id: 301,
      last_name: 'Ахметова',
      first_name: 'Жанна',
      middle_name: 'Болатқызы',
      email: 'zhanna@post.example',
      phone: '+44 20-7946 0958',
      degree: 'master',
      experience_years: 6,
      cover_letter: 'Алты жыл',
      resume: expect.objectContaining({ name: 'cv.pdf' }),
      files: [expect.objectContaining({ name: 'diploma.pdf' }), expect.objectContaining({ name: 'list.pdf' })],
      captcha: expect.any(String),
      consent_version: expect.any(String),
      lang: 'en',
      website: '',
    })
    expect(header['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/)
    expect(screen.getByText('V-3RQN-8FJ6')).toBeVisible()
    expect(screen.getByText('19 November 2026, 11:12')).toBeVisible()
    expect(screen.getByText('1 December 2026, 18:00')).toBeVisible()
    expect(screen.getByText(/zhanna@post\.example/)).toBeVisible()
    expect(document.querySelector('form')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    await waitFor(() => expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ severity: 'success', text: 'Number: V-3RQN-8FJ6' }]))
  })

  test('nothing of what is optional and empty', async () => {
    await open()
    await fill()

    await user.click(button())

    await screen.findByRole('heading', { name: 'Your application has been received' })
    expect(Object.keys(mocks.calls('applyForVacancy')[0]?.body ?? {}).sort()).toEqual(['captcha', 'consent_version', 'email', 'first_name', 'lang', 'last_name', 'phone', 'resume', 'vacancy_id', 'website'])
  })

  test('once, however often the button is pressed', async () => {
    mocks.on('applyForVacancy').delay(50)
    await open()
    await fill()

    const send = button()

    fireEvent.click(send)
    fireEvent.click(send)
    await screen.findByRole('progressbar')
    fireEvent.click(send)

    await screen.findByRole('heading', { name: 'Your application has been received' })
    expect(mocks.calls('applyForVacancy')).toHaveLength(1)
  })

  test('a post without a deadline says so on the receipt', async () => {
    mocks.on('applyForVacancy').answer(201, (_, usual) => ({ ...usual, deadline_at: null }))
    await open({ deadline_at: null })
    await fill()

    await user.click(button())

    expect(await screen.findByText(messages.en['vacancy.no_deadline'] as string)).toBeVisible()
  })
})

describe('what goes wrong', () => {
  test('an upload shows how far it is and can be cancelled; all stays as it was', async () => {
    logged()
    mocks.on('applyForVacancy').fail('timeout')
    await open()
    await fill()

    await user.click(button())
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(await screen.findByText('Sending was cancelled. Your text is still here.')).toBeVisible()
    expect(field('Last name')).toHaveValue('Ахметова')
    expect(screen.getByText('cv.pdf')).toBeVisible()
  })

  test('a broken connection is tried again; what is then sent once more has the same key', async () => {
    logged()
    mocks.on('applyForVacancy').fail('network').times(3)
    await open()
    await fill()
    await user.click(button())
    expect(await screen.findByText(messages.en['failure.network'] as string)).toBeVisible()

    await solve()
    await user.click(button())

    await screen.findByRole('heading', { name: 'Your application has been received' })
    const keys = mocks.calls('applyForVacancy').map(({ header }) => (header as Record<string, string>)['Idempotency-Key'])
    expect(keys).toHaveLength(4)
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]))
  })

  test.each([
    [400, { errors: { last_name: ['maxLength'] } }, 'Last name', 'The text is too long', 'failure.fields'],
    [400, { errors: { phone: ['pattern'] } }, 'Phone', 'This was not accepted, please check it', 'failure.fields'],
    [413, { errors: { 'files[0]': ['too_large'] } }, 'Further documents', 'The file is too large: 10 MB at most', 'failure.too_large'],
    [415, { errors: { resume: ['file_type'] } }, 'CV', 'Files of this type are not accepted', 'failure.file_type'],
    [422, { code: 'captcha_failed', errors: { captcha: ['used'] } }, 'I am not a robot', 'The check no longer holds, please tick the box again', 'failure.captcha'],
    [422, { code: 'consent_outdated', errors: { consent_version: ['outdated'] } }, 'I agree', 'The text of the consent has changed: please read it and agree again', 'failure.consent'],
  ] as const)('a %s with %j is said at %s', async (status, problem, label, fault, message) => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', status, problem as object)
    await open()
    await fill()
    await user.upload(field('Further documents'), pdf('list.pdf'))

    await user.click(button())

    expect(await screen.findByText(messages.en[message] as string)).toBeVisible()
    await waitFor(() => expect(field(label)).toBeInvalid())
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(fault))
    expect(field('First name')).toHaveValue('Жанна')
  })

  test.each([
    [403, { code: 'xsrf_mismatch' }, 'The page has been open for too long. Your text is kept: reload the page and send it again.'],
    [429, { code: 'too_many_requests', retry_after: 240 }, 'Too many requests have come from your address. Try again in 4 min.'],
    [503, { code: 'unavailable', retry_after: 240 }, 'The service is not available at present. Your text is kept. Try again in 4 min.'],
  ] as const)('a %s is said above the button, and all stays as it was', async (status, problem, text) => {
    logged()
    mocks.on('applyForVacancy').answer(status as 403, (_, usual) => ({ ...usual, ...problem }))
    await open()
    await fill()

    await user.click(button())

    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull()
    expect(field('First name')).toHaveValue('Жанна')
  })

  test.each([
    ['kz', 'hr@kokzhiek.example', /^Осы мекенжайдан бұл бос орынға берілген өтінім бізде бар/],
    ['ru', 'hr@kokzhiek.example', /^Ваша заявка на эту вакансию с этого адреса у нас уже есть/],
    ['en', null, /^We already have your application for this vacancy from this address, so there is no need to send it again\.$/],
  ] as const)('who has applied before is told so in %s, and whom to write to (%s)', async (language, contact, text) => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', 409, { errors: { email: ['duplicate'] } })
    await open({ contact_email: contact }, language)
    await fill(language)

    await user.click(button(language))

    const note = (await screen.findByText(text)).closest('[role=alert]') as HTMLElement
    expect(within(note).queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(contact ? [`mailto:${contact}`] : [])
    expect(field(messages[language]['application.email'] as string)).toBeInvalid()
  })

  test.each([
    [410, 'Applications are closed'],
    [404, 'This vacancy is no longer there'],
  ] as const)('a %s ends it: that is said in its place, the page is closed, and what was typed can be copied or forgotten', async (status, heading) => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', status)
    await open()
    await fill()
    await user.selectOptions(field('Highest degree'), 'PhD')

    await user.click(button())

    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus())
    expect(document.querySelector('form')).toBeNull()
    expect(screen.getByText('Apply online').parentElement).toHaveClass('gone')
    const kept = screen.getByRole('textbox', { name: /What you typed/ })
    expect(kept).toHaveValue('Last name: Ахметова\nFirst name: Жанна\nEmail: zhanna@post.example\nPhone: 0044 20.7946 0958\nHighest degree: PhD')
    expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])

    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(copy).toHaveBeenCalledWith((kept as HTMLTextAreaElement).value)

    await user.click(screen.getByRole('button', { name: 'Forget' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('where the browser does not copy, the text is selected', async () => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', 410)
    await open()
    await fill()
    await user.click(button())
    const kept = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What you typed/ })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))

    await user.click(screen.getByRole('button', { name: 'Copy' }))

    expect([kept.selectionStart, kept.selectionEnd]).toEqual([0, kept.value.length])
  })
})

describe('time passes', () => {
  test('at the deadline the form is closed by the reader’s clock; what was typed is there, also after a reload', async () => {
    const deadline = Date.now() + 30_000
    const fields = { deadline_at: new Date(deadline).toISOString() }
    const { rerenderLater, unmount } = await openLater(fields)
    await user.type(field('Last name'), 'Ахметова')

    rerenderLater(deadline + 61_000)

    expect(screen.getByRole('heading', { name: 'Applications are closed' })).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveValue('Last name: Ахметова')
    unmount()
    renderInSite(<Page {...fields} />)
    expect(await screen.findByRole('textbox')).toHaveValue('Last name: Ахметова')
    expect(document.body).toHaveFocus()
  })

  test('what was sent in time is waited for', async () => {
    const deadline = Date.now() + 30_000
    mocks.on('applyForVacancy').delay(300)
    const { rerenderLater } = await openLater({ deadline_at: new Date(deadline).toISOString() })
    await fill()

    await user.click(button())
    await screen.findByRole('progressbar')
    rerenderLater(deadline + 61_000)

    expect(screen.getByRole('progressbar')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Your application has been received' })).toHaveFocus()
  })

  test('a draft is offered when the page is there again', async () => {
    const { unmount } = await open()
    await user.type(field('Last name'), 'Ахметова')
    await user.selectOptions(field('Highest degree'), 'PhD')
    unmount()

    await open()
    expect(field('Last name')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Restore' }))

    expect(field('Last name')).toHaveValue('Ахметова')
    expect(field('Highest degree')).toHaveValue('phd')
  })

  test('another vacancy has a draft of its own', async () => {
    const { unmount } = await open()
    await user.type(field('Last name'), 'Ахметова')
    unmount()

    await open({ api_id: 302 })

    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })
})

function Page(fields: Parameters<typeof vacancy>[0]) {
  const shown = vacancy(fields)
  const application = useApplication(shown)
  return (
    <>
      <h1>{shown.title?.text}</h1>
      <VacancyApply vacancy={shown} closed={application.ending !== undefined} application={application} />
      <ApplicationSection application={application} vacancy={{ id: shown.api_id, contactEmail: shown.contact_email }} site="main" />
    </>
  )
}

async function open(fields: Parameters<typeof vacancy>[0] = {}, language: Language = 'en') {
  const page = renderInSite(<Page {...fields} />, { language })
  await user.click(screen.getByRole('button', { name: messages[language]['application.open'] as string }))
  await screen.findByLabelText(messages[language]['application.last_name'] as string)
  return page
}

const twoFrames = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Opens it and holds the timer of the deadline in hand. */
async function openLater(fields: Parameters<typeof vacancy>[0]) {
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const page = await open(fields)
  const tick = timers.mock.calls.find(([, ms]) => ms !== undefined && ms > 60_000)?.[0] as () => void
  timers.mockRestore()
  return {
    ...page,
    rerenderLater(time: number) {
      jest.spyOn(Date, 'now').mockReturnValue(time)
      act(() => tick())
    },
  }
}

async function fill(language: Language = 'en') {
  const say = (key: string) => messages[language][key] as string
  await user.type(field(say('application.last_name')), 'Ахметова')
  await user.type(field(say('application.first_name')), 'Жанна')
  await user.type(field(say('application.email')), ' zhanna@post.example')
  await user.type(field(say('application.phone')), '0044 20.7946 0958')
  await user.upload(field(say('application.resume')), pdf('cv.pdf'))
  await user.click(field(say('field.consent')))
  await solve(language)
}

async function solve(language: Language = 'en') {
  await user.click(field(messages[language]['captcha.label'] as string))
  await screen.findByText(messages[language]['captcha.verified'] as string)
}

const opener = () => screen.getByRole('button', { name: 'Apply online' })
const field = (label: string) => screen.getByLabelText(label, { exact: false })
const button = (language: Language = 'en') => screen.getByRole('button', { name: messages[language]['application.submit'] as string })
