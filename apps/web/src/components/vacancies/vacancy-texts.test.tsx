import { renderInSite } from '../../testing/render-in-site'
import { VacancyTexts } from './vacancy-texts'

test('texts with the same heading have anchors of their own', () => {
  const text = { text: '<h3 id="general">General</h3><p><a href="#general">up</a></p>', language: 'en' as const }
  const { container } = renderInSite(<VacancyTexts vacancy={{ description: text, duties: text, requirements: text, conditions: null, required_documents: null, files: [] }} />)

  const ids = [...container.querySelectorAll('h3')].map(({ id }) => id)
  expect(ids).toEqual(['description-general', 'duties-general', 'requirements-general'])
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`))
})
