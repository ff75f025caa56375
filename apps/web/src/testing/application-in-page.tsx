import { act, screen } from '@testing-library/react'
import { VacancyApply } from '../components/vacancies/vacancy-apply'
import type { Language } from '../i18n/languages'
import { ApplicationSection } from '../vacancy-application/application-section'
import { draftName, useApplication } from '../vacancy-application/use-application'
import { fakeUpload } from './fake-upload'
import { enter, field, prove, setUpForms, user } from './forms'
import { messages, renderInSite } from './render-in-site'
import { vacancy } from './vacancy'

/** Gives each test of a file what the forms need, for the vacancies 301 and 302, and what jsdom lacks. */
export function setUpApplications() {
  const mocks = setUpForms(draftName(301), draftName(302))
  const scroll = jest.fn()

  beforeEach(() => {
    // jsdom has no layout, so nothing scrolls.
    Element.prototype.scrollIntoView = scroll
    window.location.hash = ''
    // No wait before another try.
    jest.spyOn(Math, 'random').mockReturnValue(0)
    fakeUpload((request) => mocks.fetch(request))
  })

  return { mocks, scroll }
}

export const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' })

export const logged = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

/** What a page of a vacancy has for applications. */
export function Page(fields: Parameters<typeof vacancy>[0]) {
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

export async function open(fields: Parameters<typeof vacancy>[0] = {}, language: Language = 'en') {
  const page = renderInSite(<Page {...fields} />, { language })
  await user.click(screen.getByRole('button', { name: messages[language]['application.open'] as string }))
  await screen.findByLabelText(messages[language]['application.last_name'] as string)
  return page
}

export const twoFrames = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Opens it and holds the timer of the deadline in hand. */
export async function openLater(fields: Parameters<typeof vacancy>[0]) {
  const { setTimeout } = globalThis
  const timers: Parameters<typeof setTimeout>[] = []
  const noteTimer = (...timer: Parameters<typeof setTimeout>) => {
    timers.push(timer)
    return setTimeout(...timer)
  }
  // No mock function: Testing Library would take that for timers that only tests move.
  Object.assign(globalThis, { setTimeout: noteTimer })
  const page = await open(fields).finally(() => Object.assign(globalThis, { setTimeout }))
  const tick = timers.find(([, ms]) => ms !== undefined && ms > 60_000)?.[0] as () => void
  return {
    ...page,
    rerenderLater(time: number) {
      jest.spyOn(Date, 'now').mockReturnValue(time)
      act(() => tick())
    },
  }
}

export async function fill(language: Language = 'en') {
  const say = (key: string) => messages[language][key] as string
  await enter(field(say('application.last_name')), 'Ахметова')
  await enter(field(say('application.first_name')), 'Жанна')
  await enter(field(say('application.email')), ' zhanna@post.example')
  await enter(field(say('application.phone')), '0044 20.7946 0958')
  await user.upload(field(say('application.resume')), pdf('cv.pdf'))
  await prove(language)
}

export const opener = () => screen.getByRole('button', { name: 'Apply online' })
export const button = (language: Language = 'en') => screen.getByRole('button', { name: messages[language]['application.submit'] as string })
