import { render, screen } from '@testing-library/react'
import { ScrollContext } from './stand-ins/scroll'

test('a page whose fragment nothing decodes is shown, and stays with a step to another one', () => {
  const { rerender } = render(pageAt('#100%'))

  rerender(pageAt('#%FF'))

  expect(screen.getByText('page')).toBeVisible()
})

const pageAt = (hash: string) => (
  <ScrollContext location={{ pathname: '/en/news', hash }}>
    <p>page</p>
  </ScrollContext>
)
