import { event } from '../testing/event'
import { pageContext } from '../testing/page-context'
import { shell } from '../testing/shell'
import { putShell } from '../shell/store'
import { renewJsonLd } from './renew-json-ld'

const context = pageContext('en', '/events/501')
const page = 'https://kokzhiek.example/en/events/501'
const way = { '@type': 'BreadcrumbList', itemListElement: [] }
const told = () => JSON.parse(document.querySelector('script')?.textContent ?? '') as unknown

function write(...things: object[]): void {
  document.head.innerHTML = '<script type="application/ld+json" data-of-page></script>'
  const script = document.querySelector('script')
  if (script) script.textContent = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
}

beforeEach(() => putShell(context.shell, shell()))
afterEach(() => (document.head.innerHTML = ''))

test('tells the new time of an event, and leaves all else of the page', () => {
  write({ '@type': 'Event', name: 'Open Day', url: page, startDate: '2099-12-05T10:00:00+05:00', previousStartDate: 'x', image: ['a.svg', 'b.png'] }, way)

  renewJsonLd(event({ starts_at: '2099-12-06T06:00:00Z', status: 'rescheduled' }), context)

  expect(told()).toEqual({
    '@context': 'https://schema.org',
    '@graph': [expect.objectContaining({ '@type': 'Event', name: 'Open Day', url: page, startDate: '2099-12-06T11:00:00+05:00', eventStatus: 'https://schema.org/EventRescheduled', image: ['a.svg', 'b.png'] }), way],
  })
  expect(JSON.stringify(told())).not.toContain('previousStartDate')
})

test('leaves a page that tells search engines of no event', () => {
  write(way)
  renewJsonLd(event(), context)
  expect(told()).toMatchObject({ '@graph': [way] })

  document.head.innerHTML = ''
  expect(() => renewJsonLd(event(), context)).not.toThrow()
})
