import { render, screen } from '@testing-library/react'
import { useBlockEnvironment, type BlockEnvironment } from '@university/blocks/environment'
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

/** What the blocks of a page are told. */
function toldBlocks(language: 'ru'): { environment: BlockEnvironment; translations: i18n } {
  const told: { environment: BlockEnvironment; translations: i18n }[] = []
  function Block() {
    told.push({ environment: useBlockEnvironment(), translations: useTranslation().i18n })
    return null
  }
  renderInSite(
    <SiteBlocks site="main" language={language} location={{ pathname: `/${language}/page/about`, search: '' }}>
      <Block />
    </SiteBlocks>,
    { language },
  )
  const [first] = told
  if (!first) throw new Error('The block was not rendered')
  return first
}
