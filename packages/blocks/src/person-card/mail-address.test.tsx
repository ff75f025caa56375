import { render, screen } from '@testing-library/react'
import { MailAddress } from './mail-address'

test('breaks behind @ and dots, and is one address for all that', () => {
  render(<MailAddress address="a.seitkali@kokzhiek.example" />)

  const link = screen.getByRole('link', { name: 'a.seitkali@kokzhiek.example' })
  expect(link).toHaveTextContent(/^a\.seitkali@kokzhiek\.example$/)
  expect(link).toHaveAttribute('href', 'mailto:a.seitkali@kokzhiek.example')
  expect(link.innerHTML).toBe('a.<wbr>seitkali@<wbr>kokzhiek.<wbr>example')
})
