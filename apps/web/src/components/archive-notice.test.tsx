import { screen } from '@testing-library/react'
import { renderInSite } from '../testing/render-in-site'
import { ArchiveNotice } from './archive-notice'

test('says since when an item is in the archive, and leads to its page on the former site', () => {
  renderInSite(<ArchiveNotice archivedAt="2024-01-15T06:00:00Z" legacyUrl="https://old.example/news/188" />, { language: 'ru' })

  expect(screen.getByText(/В архиве с 15 января 2024 г\./)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Открыть на старом сайте/ })).toHaveAttribute('href', 'https://old.example/news/188')
})

test('has no link where the item was never on the former site', () => {
  renderInSite(<ArchiveNotice archivedAt="2024-01-15T06:00:00Z" legacyUrl={null} />, { language: 'en' })

  expect(screen.getByText(/15 January 2024/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
