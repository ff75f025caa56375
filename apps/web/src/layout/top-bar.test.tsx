import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { TopBar } from './top-bar'

const root = document.documentElement
const say = (key: string) => messages.en[key] as string
const social = [
  { kind: 'facebook', url: 'https://facebook.com/kokzhiek_example' },
  { kind: 'youtube', url: 'https://www.youtube.com/@kokzhiek_example' },
] as const

afterEach(() => {
  root.removeAttribute('data-old-site')
  sessionStorage.clear()
})

test('has contacts, the accounts of the settings, the accessibility button and the languages', () => {
  renderInSite(<TopBar shell={shell({ social: [...social] })} />)

  const accounts = within(screen.getByRole('list', { name: say('site.social_media') })).getAllByRole('link')
  expect(accounts.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')])).toEqual(social.map(({ url }) => [url, '_blank', 'noopener']))
  expect(accounts[0]).toHaveAccessibleName(/facebook/)
  expect(screen.getByRole('link', { name: /\+7 \(727\) 355-10-00/ })).toHaveAttribute('href', 'tel:+77273551000')
  expect(screen.getByRole('button', { name: say('accessibility.open') })).toHaveAttribute('aria-haspopup', 'dialog')
  expect(screen.getByRole('navigation', { name: say('site.language') })).toBeVisible()
})

test('has no list of accounts where there are none', () => {
  renderInSite(<TopBar shell={shell({ social: [] })} />)

  expect(screen.queryByRole('list', { name: say('site.social_media') })).toBeNull()
})

test.each([
  ['without the feature', { oldSiteUrl: 'https://old.example', features: [] }],
  ['without an address', { oldSiteUrl: null, features: ['old_site_link' as const] }],
])('has no link to the old site %s', (_, fields) => {
  renderInSite(<TopBar shell={shell(fields)} />)

  expect(screen.queryByRole('link', { name: new RegExp(say('site.old_site')) })).toBeNull()
})

test('has a link to the old site with the feature, which the reader dismisses for the session', async () => {
  renderInSite(<TopBar shell={shell({ oldSiteUrl: 'https://old.example', features: ['old_site_link'] })} />)
  expect(screen.getByRole('link', { name: new RegExp(say('site.old_site')) })).toHaveAttribute('href', 'https://old.example')

  await userEvent.click(screen.getByRole('button', { name: `${say('site.close')}: ${say('site.old_site')}` }))

  expect([root.dataset['oldSite'], sessionStorage.getItem('old-site')]).toEqual(['', '1'])
})
