import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { button, fill, logged, open, openLater, Page, pdf, setUpApplications } from '../testing/application-in-page'
import { oneOf } from '../testing/breadth'
import { fakeUpload } from '../testing/fake-upload'
import { field, prove, user } from '../testing/forms'
import { messages, renderInSite } from '../testing/render-in-site'

const { mocks } = setUpApplications()
const captcha = () => field(messages.en['captcha.label'] as string)

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

  test('JSON of a proxy that says nothing is told as a fault of the server, until the next try is on its way; all stays as it was', async () => {
    logged()
    fakeUpload(async () => Response.json(null, { status: 403 }))
    await open()
    await fill()

    await user.click(button())

    expect(await screen.findByText(messages.en['failure.server'] as string)).toBeVisible()
    expect(field('Last name')).toHaveValue('Ахметова')
    fakeUpload(() => new Promise(() => undefined))
    await prove()
    await user.click(button())
    expect(screen.queryByText(messages.en['failure.server'] as string)).toBeNull()
  })

  test('a broken connection is tried again; what is then sent once more has the same key', async () => {
    logged()
    mocks.on('applyForVacancy').fail('network').times(3)
    await open()
    await fill()
    await user.click(button())
    expect(await screen.findByText(messages.en['failure.network'] as string)).toBeVisible()

    await prove()
    await user.click(button())

    await screen.findByRole('heading', { name: 'Your application has been received' })
    const keys = mocks.calls('applyForVacancy').map(({ header }) => (header as Record<string, string>)['Idempotency-Key'])
    expect(keys).toHaveLength(4)
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]))
  })

  test.each([
    [400, { errors: { last_name: ['maxLength'], phone: ['pattern'] } }, 'Telephone', 'This value was not accepted, please check it', 'failure.fields'],
    [413, { errors: { 'files[0]': ['too_large'] } }, 'Further documents', 'The file is too large: 10 MB at most', 'failure.too_large'],
    [415, { errors: { resume: ['file_type'] } }, 'CV', 'The content of this file is not what its name says. Open it and save it again in one of the accepted formats', 'failure.file_type'],
    [422, { code: 'captcha_failed', errors: { captcha: ['used'] } }, 'I am not a robot', 'The check has expired, please tick the box again', 'failure.captcha'],
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

  test('what a program has filled into the trap, which nobody sees, is gone with the next try', async () => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', 400, { errors: { website: ['maxLength'] } }).once()
    await open()
    await fill()
    fireEvent.change(document.querySelector('[name=website]') as Element, { target: { value: 'https://zhanna.example' } })
    await user.click(button())
    await screen.findByText(messages.en['failure.fields'] as string)

    await user.click(captcha())
    await screen.findByText(messages.en['captcha.verified'] as string)
    await user.click(button())

    await screen.findByRole('heading', { name: 'Your application has been received' })
    expect(() => mocks.assertNoFaults()).toThrow(/website breaks maxLength 0$/)
  })

  test('what was said of a refused file goes with the file, and the captcha that must be ticked again says so', async () => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', 415, { errors: { resume: ['file_type'] } }).once()
    await open()
    await fill()
    await user.click(button())
    const note = () => screen.queryByText(messages.en['failure.file_type'] as string)
    await screen.findByText(messages.en['failure.file_type'] as string)
    expect(captcha()).not.toBeChecked()
    expect(captcha()).toHaveAccessibleDescription(expect.stringContaining(messages.en['field.captcha_used'] as string))

    await user.upload(field('Further documents'), pdf('list.pdf'))
    expect(note()).toBeVisible()
    await user.upload(field('CV'), pdf('other.pdf'))

    expect(note()).toBeNull()
    expect(field('CV')).toBeValid()
    await user.click(captcha())
    await screen.findByText(messages.en['captcha.verified'] as string)
    expect(screen.queryByText(messages.en['field.captcha_used'] as string)).toBeNull()
    await user.click(button())
    await screen.findByRole('heading', { name: 'Your application has been received' })
    expect(mocks.calls('applyForVacancy')).toHaveLength(2)
  })

  test('a file that was changed on the disk since it was chosen must be chosen again, and nothing is sent', async () => {
    logged()
    await open()
    await fill()
    const list = pdf('list.pdf')
    list.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('The file has changed', 'NotReadableError')) }) as unknown as Blob
    await user.upload(field('Further documents'), list)

    await user.click(button())

    expect(await screen.findByText(messages.en['failure.file_changed'] as string)).toBeVisible()
    expect(field('Further documents')).toBeInvalid()
    expect(field('CV')).toBeValid()
    expect(mocks.calls('applyForVacancy')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove list.pdf' }))
    await user.click(captcha())
    await screen.findByText(messages.en['captcha.verified'] as string)
    await user.click(button())
    await screen.findByRole('heading', { name: 'Your application has been received' })
  })

  test('a refused file of a server that names no field is past with any other file', async () => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', 413, { errors: {} })
    await open()
    await fill()
    await user.click(button())
    await screen.findByText(messages.en['failure.too_large'] as string)

    await user.type(field('First name'), 'й')
    expect(screen.getByText(messages.en['failure.too_large'] as string)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))

    expect(screen.queryByText(messages.en['failure.too_large'] as string)).toBeNull()
  })

  test('the next try takes away what the last one came to, also where something is missing', async () => {
    logged()
    mocks.on('applyForVacancy').fail('badRequest', 403, { code: 'xsrf_mismatch' })
    await open()
    await fill()
    await user.click(button())
    await screen.findByText(messages.en['failure.expired'] as string)

    await user.click(button())

    expect(screen.queryByText(messages.en['failure.expired'] as string)).toBeNull()
    await waitFor(() => expect(captcha()).toHaveFocus())
    expect(captcha()).toHaveAccessibleDescription(expect.stringContaining(messages.en['field.captcha_used'] as string))
    expect(mocks.calls('applyForVacancy')).toHaveLength(1)
  })

  test('what keeps it from being taken for a while is said above the button, and all stays as it was until the form is cleared', async () => {
    logged()
    mocks.on('applyForVacancy').answer(503, (_, usual) => ({ ...usual, code: 'unavailable' as const, retry_after: 240 }))
    await open()
    await fill()

    await user.click(button())

    expect((await screen.findByText('The service is not available at present. Your text is kept. Try again in 4 min.')).closest('[role=alert]')).not.toBeNull()
    expect(field('First name')).toHaveValue('Жанна')
    await user.click(screen.getByRole('button', { name: messages.en['send.forget'] as string }))
    expect([screen.queryByText(/not available at present/), field('First name')]).toEqual([null, expect.objectContaining({ value: '' })])
  })

  test.each([
    ...oneOf('kz').filter((language) => language !== 'en').map((language) => [language, 'hr@kokzhiek.example'] as const),
    ['en', null] as const,
  ])('who has applied before is told so in %s, and whom to write to (%s)', async (language, contact) => {
    const text = {
      kz: /^Осы мекенжайдан бұл бос жұмыс орнына берілген өтінім бізде бар/,
      ru: /^Ваша заявка на эту вакансию с этого адреса у нас уже есть/,
      en: /^We already have your application for this vacancy from this address, so there is no need to send it again\.$/,
    }[language]
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
    [404, 'This vacancy is no longer available'],
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
    expect(kept).toHaveValue('Last name: Ахметова\nFirst name: Жанна\nEmail: zhanna@post.example\nTelephone: 0044 20.7946 0958\nHighest degree: PhD')
    expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])

    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(copy).toHaveBeenCalledWith((kept as HTMLTextAreaElement).value)
    // Nor is that still said of a second time that is refused.
    copy.mockRejectedValue(new Error('refused'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(screen.queryByText('Copied')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Discard' }))
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
    const { rerenderLater } = await openLater({ deadline_at: new Date(deadline).toISOString() })
    await fill()
    let letGo = () => {}
    fakeUpload((request) => new Promise<void>((resolve) => (letGo = resolve)).then(() => mocks.fetch(request)))

    await user.click(button())
    await screen.findByRole('progressbar')
    rerenderLater(deadline + 61_000)

    expect(screen.getByRole('progressbar')).toBeVisible()
    letGo()
    expect(await screen.findByRole('heading', { name: 'Your application has been received' })).toHaveFocus()
  })

  test('a draft is offered when the page is there again', async () => {
    const { unmount } = await open()
    await user.type(field('Last name'), 'Ахметова')
    await user.selectOptions(field('Highest degree'), 'PhD')
    unmount()

    renderInSite(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Restore' }))

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
