import { screen, within } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { entry, shell } from '../testing/shell'
import { Footer } from './footer'

const say = (key: string) => messages.en[key] as string

test('has emblem, telephone (the field fax), e-mail, address, accounts and the newsletter', () => {
  const { container } = renderInSite(<Footer shell={shell()} />)

  expect(container.querySelector('footer img')).toHaveAttribute('src', '/media/logo-1a2b.svg')
  expect(screen.getByRole('link', { name: /355-10-00/ })).toHaveAttribute('href', 'tel:+77273551000')
  expect(screen.getByRole('link', { name: /info@kokzhiek\.example/ })).toHaveAttribute('href', 'mailto:info@kokzhiek.example')
  expect(screen.getByText('41 Tien Shan Avenue, Almaty')).toBeVisible()
  expect(screen.getByRole('list', { name: say('site.social_media') })).toBeVisible()
  expect(screen.getByRole('textbox', { name: say('site.email') })).toBeVisible()
})

test('says in which language its name, in the copyright line too, and its address are where that is not the page’s', () => {
  renderInSite(<Footer shell={shell({ name: 'Көкжиек университеті', nameLang: 'kk', address: 'Алматы', addressLang: 'kk' })} />)

  expect(['Көкжиек университеті', 'Алматы'].map((text) => screen.getAllByText(text).map((element) => element.getAttribute('lang')))).toEqual([['kk', 'kk'], ['kk']])
})

test('leads into every section: to its page, or to the first below it', () => {
  renderInSite(<Footer shell={shell({ menu: [entry('About', '/page/about'), entry('Admission', null, [entry('Heading'), entry('Bachelor’s', '/page/admission/bachelor')]), entry('Empty')] })} />)

  const links = within(screen.getByRole('navigation', { name: say('site.menu') })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/en/page/about'],
    ['Admission', '/en/page/admission/bachelor'],
  ])
})

test('leads to the statement on accessibility', () => {
  renderInSite(<Footer shell={shell()} />)

  expect(screen.getByRole('link', { name: say('site.accessibility_statement') })).toHaveAttribute('href', '/en/accessibility')
})

test.each([1970, 2031, 2099])('says the year of the build where the clock of the reader says %i', (now) => {
  jest.useFakeTimers({ now: new Date(now, 6) })
  const { container } = renderInSite(<Footer shell={shell({ year: '2030' })} />)

  expect(container).toHaveTextContent('© 2030 Kokzhiek University')
  jest.useRealTimers()
})

test.each([
  ['https://stats.example', 1],
  [null, 0],
])('links to the statistics of traffic where the site has them: %s', (trafficUrl, count) => {
  renderInSite(<Footer shell={shell({ trafficUrl })} />)

  expect(screen.queryAllByRole('link', { name: new RegExp(say('site.traffic_statistics')) })).toHaveLength(count)
})

test.each([
  [[], 0],
  [['old_site_link' as const], 0],
  [['visitor_badge' as const], 1],
])('has a place for the visitors only where the site counts them: %j', (features, count) => {
  const { container } = renderInSite(<Footer shell={shell({ features })} />)

  expect(container.querySelectorAll('.visitors')).toHaveLength(count)
})

test('is there, without what it does not know, while the settings are missing', () => {
  renderInSite(<Footer shell={undefined} />)

  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.queryAllByRole('navigation')).toEqual([])
})
