import { screen, within } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { PageOutline } from './page-outline'

const fees = '<div data-block="PriceEducation" data-props="{}"></div>'
const blocks = [{ name: 'PriceEducation', props: {}, title: 'Tuition fees' }]

test('leads to the blocks of a page among the headings of its text', () => {
  renderInSite(<PageOutline html={`<h2>Documents</h2>${fees}<h2>Dates</h2>`} textLanguage="en" blocks={blocks} />)

  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Documents', '#documents'],
    ['Tuition fees', '#PriceEducation'],
    ['Dates', '#dates'],
  ])
})

test('says the language of what is not in that of the page: of the text, not of a block', () => {
  renderInSite(<PageOutline html={`<h2>Документы</h2>${fees}<h2>Сроки</h2>`} textLanguage="ru" blocks={blocks} />)

  expect(links().map((link) => link.closest('[lang]')?.getAttribute('lang') ?? null)).toEqual(['ru', null, 'ru'])
})

test('says the language of what an editor calls a gallery where that is not the page’s', () => {
  const gallery = (id: number, text: string, language: string) => ({ name: 'Gallery', props: { gallery_id: id }, title: text, initial: { title: { text, language } } })
  const place = (id: number) => `<div data-block="Gallery" data-props="{&quot;gallery_id&quot;:${id}}"></div>`
  renderInSite(<PageOutline html={`<h2>Documents</h2>${place(1)}${place(2)}`} textLanguage="en" blocks={[gallery(1, 'Спартакиада', 'ru'), gallery(2, 'Sports day', 'en')]} />)

  expect(links().map((link) => [link.textContent, link.closest('[lang]')?.getAttribute('lang') ?? null])).toEqual([
    ['Documents', null],
    ['Спартакиада', 'ru'],
    ['Sports day', null],
  ])
})

test('is not there for two headings', () => {
  renderInSite(<PageOutline html={`<h2>Documents</h2>${fees}`} textLanguage="en" blocks={blocks} />)

  expect(screen.queryByRole('navigation')).toBeNull()
})

function links(): HTMLElement[] {
  return within(screen.getByRole('navigation', { name: messages.en['site.contents'] as string })).getAllByRole('link')
}
