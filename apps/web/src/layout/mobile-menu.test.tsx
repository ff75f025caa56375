import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { Header } from './header'
import { MobileMenu } from './mobile-menu'

const items = shell().menu

test('opens by its button with the focus on the first entry', async () => {
  renderInSite(<Header shell={shell()} />)
  expect([toggle().getAttribute('aria-expanded'), menu()]).toEqual(['false', null])

  await userEvent.click(toggle())

  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  expect(document.activeElement).toBe(menu()?.querySelector('summary'))
  expect(document.activeElement).toHaveTextContent('About')
})

test('closes by Escape and gives the focus back to its button', async () => {
  renderInSite(<Header shell={shell()} />)
  await userEvent.click(toggle())

  await userEvent.keyboard('{Escape}')

  expect([menu(), toggle().getAttribute('aria-expanded'), document.activeElement]).toEqual([null, 'false', toggle()])
})

test('stays open on other keys', async () => {
  renderInSite(<Header shell={shell()} />)
  await userEvent.click(toggle())

  await userEvent.keyboard('{ArrowDown}')

  expect(menu()).not.toBeNull()
})

test('closes by its button, and when another page is there', async () => {
  const { show } = renderInSite(<Header shell={shell()} />)
  await userEvent.click(toggle())
  await userEvent.click(toggle())
  expect(menu()).toBeNull()
  await userEvent.click(toggle())

  show(<Header shell={shell()} />, { path: '/news' })

  expect([menu(), toggle().getAttribute('aria-expanded')]).toEqual([null, 'false'])
})

test('shows the way to the page and keeps the rest folded', () => {
  renderInSite(<MobileMenu items={items} onClose={() => undefined} />, { path: '/page/about/rector' })

  expect(screen.getAllByRole('group').map((details) => [details.querySelector('summary')?.textContent, (details as HTMLDetailsElement).open])).toEqual([
    ['About', true],
    ['Admission', false],
  ])
  expect(screen.getByText('Rector')).toHaveAttribute('aria-current', 'page')
})

test('has every entry of the menu, an entry that is a page first among its own', () => {
  renderInSite(<MobileMenu items={items} onClose={() => undefined} />)

  const links = [...screen.getByRole('navigation').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/en/page/about', '/en/page/about/history', '/en/page/about/rector', '/en/page/admission/bachelor', '/en/news'])
})

function toggle() {
  return screen.getByRole('button', { name: messages.en['site.menu'] as string })
}

/** What the button opens, or null while it is closed. */
function menu(): HTMLElement | null {
  return document.querySelector('#mobile-menu nav')
}
