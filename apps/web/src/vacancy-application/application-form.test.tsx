import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { getDefaultStore } from 'jotai'
import { button, fill, open, opener, Page, pdf, setUpApplications, twoFrames } from '../testing/application-in-page'
import { oneOf } from '../testing/breadth'
import { enter, field, user } from '../testing/forms'
import { messages, renderInSite } from '../testing/render-in-site'
import { toastsAtom } from '../toasts/toasts'

const { mocks, scroll } = setUpApplications()

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

  test('what was typed before a reload is offered without a press, and takes no focus', async () => {
    const { unmount } = await open()
    await user.type(field('Last name'), 'Kovalev')
    unmount()

    renderInSite(<Page />)

    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible()
    expect(document.body).toHaveFocus()
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
  test.each(oneOf('kz'))('is labelled in %s, and axe finds nothing', async (language) => {
    await open({}, language)
    const fields = ['last_name', 'first_name', 'middle_name', 'email', 'phone', 'degree', 'experience_years', 'cover_letter', 'resume', 'files']

    for (const field of fields) expect(screen.getByLabelText(messages[language][`application.${field}`] as string, { exact: false })).toBeVisible()
    expect(screen.getByRole('option', { name: { kz: 'Ғылым кандидаты', ru: 'Кандидат наук', en: 'Candidate of Sciences' }[language] })).toBeInTheDocument()
    expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  test('has fields for files whose names hold the words on them, for who says what they see', async () => {
    await open()

    expect(field('CV')).toHaveAccessibleName('CV Choose a file')
    expect(field('Further documents')).toHaveAccessibleName('Further documents (optional) Choose files')
  })

  test.each(oneOf('ru'))('says in %s what is missing, once it was to be sent, and goes to the first', async (language) => {
    const [name, resume] = {
      kz: ['Тегіңіз: Міндетті өріс', 'Түйіндеме: Түйіндемеңізді тіркеңіз'],
      ru: ['Фамилия: Обязательное поле', 'Резюме: Приложите резюме'],
      en: ['Last name: Required field', 'CV: Please attach your CV'],
    }[language]
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
    ['Telephone', '555 01 88', 'Start with + and the country code: +7 701 555 01 88'],
  ])('lets nothing through where %s is %s', async (label, text, fault) => {
    await open()
    await fill()

    await user.clear(field(label))
    await enter(field(label), text)
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

    const files = [...'abcdefg'].map((name) => new File(['x'], `${name}.${name < 'c' ? 'exe' : 'png'}`))
    await any.upload(field('Further documents'), files)
    expect(screen.getByText('a.exe was not added: this type is not accepted')).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...'cdefg'].map((name) => expect.stringContaining(`${name}.png`)))

    await any.upload(field('Further documents'), pdf('h.pdf'))
    expect(screen.getByText('You can attach 5 files at most')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(5)

    await any.click(screen.getByRole('button', { name: 'Remove c.png' }))
    expect(screen.queryByText('You can attach 5 files at most')).toBeNull()
    expect(field('Further documents')).toHaveFocus()
    // Nothing is chosen in the browser's own field, or the same file could not be chosen again; what is there already comes no second time.
    expect((field('Further documents') as HTMLInputElement).files).toHaveLength(0)
    await any.upload(field('Further documents'), files[3] as File)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  test('takes 10 MB and not a byte more, and an ending in capitals', async () => {
    await open()
    const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)

    await user.upload(field('CV'), new File([megabytes(10)], 'CV.PDF'))
    await user.upload(field('CV'), new File([megabytes(10), 'x'], 'large.pdf'))

    expect(screen.getByText('large.pdf is larger than 10 MB and was not added')).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('CV.PDF')])
  })
})

describe('a file without content', () => {
  test.each(oneOf('kz'))('is not taken, and is called empty in %s', async (language) => {
    const text = { kz: 'cv.pdf қосылмады: файл бос', ru: 'Файл cv.pdf пустой и не добавлен', en: 'cv.pdf is empty and was not added' }[language]
    await open({}, language)
    const resume = field(messages[language]['application.resume'] as string)

    await user.upload(resume, new File([], 'cv.pdf', { type: 'application/pdf' }))

    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('list', { name: messages[language]['file.chosen'] as string })).toBeNull()

    await user.upload(resume, pdf('cv.pdf'))
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('what is sent', () => {
  test('the whole application, and the receipt takes the place of the form and the focus', async () => {
    mocks.on('applyForVacancy').example('received')
    await open()
    await fill()
    await enter(field('Middle name'), 'Болатқызы')
    await user.clear(field('Email'))
    await enter(field('Email'), 'mailto:zhanna@post.example')
    await user.selectOptions(field('Highest degree'), 'Master’s degree')
    await user.type(field('Full years'), '6')
    await enter(field('Cover letter'), ' Алты жыл ')
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
    // No mail is promised: an address gets ten of them a day.
    expect(screen.getByText(/^Keep this number\. .* zhanna@post\.example/)).toBeVisible()
    expect(document.querySelector('form')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    await waitFor(() => expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ severity: 'success', text: 'Number: V-3RQN-8FJ6' }]))
  })

  test('is said in another language, too, without a press', async () => {
    mocks.on('applyForVacancy').example('received')
    const { unmount } = await open()
    await fill()
    await user.click(button())
    await screen.findByText('V-3RQN-8FJ6')
    unmount()

    renderInSite(<Page />, { language: 'ru' })

    expect(await screen.findByRole('heading', { name: messages.ru['application.sent'] as string })).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  test('also where something optional was filled in and emptied again', async () => {
    await open()
    await fill()
    for (const label of ['Middle name', 'Years of experience', 'Cover letter'].map((text) => field(text))) {
      await user.type(label, '1')
      await user.clear(label)
    }

    await user.click(button())

    await screen.findByRole('heading', { name: 'Your application has been received' })
    expect(mocks.calls('applyForVacancy')).toHaveLength(1)
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

  test('once, though the button is pressed as the answer comes', async () => {
    await open()
    await fill()
    const send = button()
    const removeItem = Storage.prototype.removeItem
    // The draft is forgotten when the application is taken; what is pressed then comes before React has drawn the receipt.
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      removeItem.call(this, key)
      void pressSoon()
    })
    let presses = 0
    async function pressSoon() {
      for (; presses < 30; presses += 1) {
        await null
        send.click()
      }
    }

    fireEvent.click(send)

    await screen.findByRole('heading', { name: 'Your application has been received' })
    await waitFor(() => expect(presses).toBe(30))
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
