import { screen } from '@testing-library/react'
import { htmlInSite, messages, renderInSite } from '../../testing/render-in-site'
import { vacancy } from '../../testing/vacancy'
import { ApplicationReceipt } from '../../vacancy-application/application-receipt'
import { SimilarVacancies } from './similar-vacancies'
import { VacancyApply } from './vacancy-apply'
import { VacancyFacts } from './vacancy-facts'

const now = Date.parse('2099-11-21T12:00:00Z')
const application = { isOpen: false, toggle: () => undefined }

test.each([
  [{}, '380,000 – 450,000\u00a0₸'],
  [{ salary_to: null }, 'From 380,000\u00a0₸'],
  [{ salary_from: null }, 'Up to 450,000\u00a0₸'],
  [{ salary_from: 450_000 }, '450,000\u00a0₸'],
  [{ salary_from: null, salary_to: null }, 'Negotiable'],
])('says the salary of %j as %s', (fields, salary) => {
  renderInSite(<VacancyFacts vacancy={vacancy(fields)} now={undefined} closed={false} />)

  expect(screen.getByText('Salary').nextSibling?.textContent?.replace('a month, before tax', '')).toBe(salary)
})

test('counts the days that are left only once the clock of the reader is known', () => {
  const { show } = renderInSite(<VacancyFacts vacancy={vacancy()} now={undefined} closed={false} />)
  expect(screen.queryByText(/days? left/)).toBeNull()

  show(<VacancyFacts vacancy={vacancy()} now={now} closed={false} />)
  expect(screen.getByText('10 days left')).toBeVisible()

  show(<VacancyFacts vacancy={vacancy()} now={Date.parse('2099-12-01T04:00:00Z')} closed={false} />)
  expect(screen.getByText(messages.en['vacancy.last_day'] ?? '?')).toBeVisible()
})

test.each([
  ['2099-12-31T19:00:00Z', '31\u00a0December 2099'],
  ['2099-12-31T13:00:00Z', '31\u00a0December 2099, 18:00'],
])('a deadline at midnight is the day that it ends: %s is %s', (deadline, words) => {
  const post = vacancy({ deadline_at: deadline })
  const { show } = renderInSite(<VacancyFacts vacancy={post} now={Date.parse('2099-12-31T05:00:00Z')} closed={false} />)
  expect(screen.getByText(messages.en['vacancy.last_day'] ?? '?')).toBeVisible()
  expect(screen.getByText(/2099/, { selector: 'time' }).textContent).toBe(words)
  // Who applies from elsewhere has another hour.
  expect(screen.queryByText(/Almaty time/) !== null).toBe(words.includes(':'))

  show(<SimilarVacancies vacancies={[{ ...post, title: { text: 'Post', language: 'en' } }]} />)
  expect(screen.getByText(/2099/, { selector: 'time' }).textContent).toBe('31\u00a0December 2099')

  show(<ApplicationReceipt takesFocus={false} receipt={{ application_number: '2099-000001', received_at: '2098-12-30T19:00:00Z', deadline_at: deadline }} email="a@b.example" />)
  expect(screen.getByText(/2099/, { selector: 'time' }).textContent).toBe(words)
  expect(screen.queryByText(/Almaty time/) !== null).toBe(words.includes(':'))
})

test('counts no days of a post that is closed before its deadline, or has none', () => {
  const { show } = renderInSite(<VacancyFacts vacancy={vacancy()} now={now} closed />)
  expect(screen.queryByText(/days? left/)).toBeNull()

  show(<VacancyFacts vacancy={vacancy({ deadline_at: null })} now={now} closed={false} />)
  expect(screen.getByText(messages.en['vacancy.no_deadline'] ?? '?')).toBeVisible()
})

test('writes the share of a post as the language does, and none of a full one', () => {
  const { show } = renderInSite(<VacancyFacts vacancy={vacancy()} now={now} closed={false} />)
  expect(screen.getByText('0.5 of a full post')).toBeVisible()

  show(<VacancyFacts vacancy={vacancy()} now={now} closed={false} />, { language: 'ru' })
  expect(screen.getByText('0,5 ставки')).toBeVisible()

  show(<VacancyFacts vacancy={vacancy({ rate: 1 })} now={now} closed={false} />)
  expect(screen.queryByText(/of a full post/)).toBeNull()
})

test('leads to an e-mail that names the post, until the post is closed; whom to ask stays', () => {
  const { show } = renderInSite(<VacancyApply vacancy={vacancy()} closed={false} application={application} />)
  expect(screen.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', 'mailto:hr@kokzhiek.example?subject=Senior%20Lecturer')
  expect(screen.queryByText('Applications are closed')).toBeNull()

  show(<VacancyApply vacancy={vacancy()} closed application={application} />)
  expect(screen.getByText('Applications are closed')).toBeVisible()
  expect(screen.getByText('Write an email').parentElement).toHaveClass('gone')
  expect(screen.getByRole('link', { name: /355-10-40/ })).toHaveAttribute('href', 'tel:+77273551040')
})

test('shows posts of the same kind, without those whose deadline has passed, and nothing where none is left', () => {
  const card = (id: number, deadline: string | null) => ({ ...vacancy({ api_id: id, deadline_at: deadline, title: { text: `Post ${id}`, language: 'en' } }) })
  const vacancies = [card(1, '2099-11-20T13:00:00Z'), card(2, '2099-12-01T13:00:00Z'), card(3, null)]

  const html = htmlInSite(<SimilarVacancies vacancies={vacancies} />)
  expect(html.match(/Post \d/g)).toEqual(['Post 1', 'Post 2', 'Post 3'])
  expect(html.match(/data-until="[^"]*"/g)).toEqual(['data-until="2099-11-20T13:00:00Z"', 'data-until="2099-12-01T13:00:00Z"'])

  jest.useFakeTimers({ now })
  const { show, container } = renderInSite(<SimilarVacancies vacancies={vacancies} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/vacancy/2', '/en/vacancy/3'])

  show(<SimilarVacancies vacancies={vacancies.slice(0, 1)} />)
  expect(container).toBeEmptyDOMElement()
  jest.useRealTimers()
})

test('of a post that is long closed there is nobody left to ask', () => {
  const { container } = renderInSite(<VacancyApply vacancy={vacancy({ status: 'closed', contact_name: null, contact_email: null, contact_phone: null })} closed application={application} />)

  expect(screen.getByText('Applications are closed')).toBeVisible()
  expect(container.querySelector('address')).toBeNull()
  expect(container.querySelector('button')).toBeNull()
})
