import { screen } from '@testing-library/react'
import { renderInSite } from '../testing/render-in-site'
import { FileList, FileSection } from './file-list'

const file = { id: 1, url: '/media/thesis-1a2b.pdf', mime: 'application/pdf', ext: 'pdf', size_bytes: 2_440_000, lang: 'en', title: { text: 'Dissertation', language: 'en' } } as const

test('tells title, type and size of each file, and leaves out what is not there', () => {
  renderInSite(<FileSection id="files" title="Files" files={[null, file, { ...file, id: 2, title: null }]} />)

  const [first, second, ...others] = screen.getAllByRole('link')
  expect(first).toHaveAttribute('href', '/media/thesis-1a2b.pdf')
  expect([first?.textContent, second?.textContent, others]).toEqual(['DissertationPDF · 2.4\u00a0MB', 'thesis-1a2b.pdfPDF · 2.4\u00a0MB', []])
})

test('names the language of a document that is not in the language of the page, and marks a title that is not', () => {
  renderInSite(<FileList files={[file]} />, { language: 'ru' })

  expect(screen.getByText(/English/)).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Dissertation')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('link')).toHaveAttribute('hreflang', 'en')
})

test('is nothing, and has no heading, as long as there is no file', () => {
  const { container } = renderInSite(<FileSection id="files" title="Files" files={[null, null]} />)

  expect(container.querySelector('section, h2, ul')).toBeNull()
})
