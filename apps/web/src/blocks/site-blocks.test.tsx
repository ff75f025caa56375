import { render, screen } from '@testing-library/react'
import { useBlockEnvironment, type BlockEnvironment } from '@university/blocks/environment'
import { navigate } from 'gatsby'
import type { i18n } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { renderInSite } from '../testing/render-in-site'
import { SiteBlocks } from './site-blocks'

test('links of a block lead into the language of the page, though it lies in a tree of its own', () => {
  const { environment, translations } = toldBlocks('ru')
  const { Link } = environment

  render(
    <I18nextProvider i18n={translations}>
      <Link to="/portfolio/71">Портфолио</Link>
    </I18nextProvider>,
  )

  expect(screen.getByRole('link', { name: 'Портфолио' })).toHaveAttribute('href', '/ru/portfolio/71')
})

test.each([
  ['the page that is shown', '?page=2', '?page=2'],
  ['words that are looked for already, which a link wrote in another way', '?q=%D0%B5%D1%80%D0%B5%D0%B6%D0%B5%20x', '?q=%D0%B5%D1%80%D0%B5%D0%B6%D0%B5+x'],
  ['what a second block of the page shows, which writes its own parameters last', '?b2-page=2&q=law', '?q=law&b2-page=2'],
  ['nothing where there is nothing', '', ''],
])('makes no step that the back button would undo without a change: %s', (_, search, next) => {
  const { environment } = toldBlocks('ru', search)

  environment.setSearch(next)

  expect(navigate).not.toHaveBeenCalled()
})

test('changes the query of the address, as a step or instead of the one before', () => {
  const { environment } = toldBlocks('ru', '?page=2')

  environment.setSearch('?page=3')
  environment.setSearch('', { replace: true })

  expect(jest.mocked(navigate).mock.calls).toEqual([
    ['/ru/page/about?page=3', { replace: false }],
    ['/ru/page/about', { replace: true }],
  ])
})

/** What the blocks of a page are told. */
function toldBlocks(language: 'ru', search = ''): { environment: BlockEnvironment; translations: i18n } {
  const told: { environment: BlockEnvironment; translations: i18n }[] = []
  function Block() {
    told.push({ environment: useBlockEnvironment(), translations: useTranslation().i18n })
    return null
  }
  renderInSite(
    <SiteBlocks site="main" language={language} location={{ pathname: `/${language}/page/about`, search }}>
      <Block />
    </SiteBlocks>,
    { language },
  )
  const [first] = told
  if (!first) throw new Error('The block was not rendered')
  return first
}
