import type { ShellLink } from '../shell/shell'
import { sectionsOf } from './site-sections'

const link = (title: string, children: ShellLink[] = []): ShellLink => ({ title, url: `/page/${title}`, external: false, children })
const staff = link('staff')

test('the sections of a site are the parts of its menu that have entries', () => {
  expect(sectionsOf([link('about', [staff]), link('news'), link('admission', [staff])]).map(({ title }) => title)).toEqual(['about', 'admission'])
})

test('one section is nothing to choose between', () => {
  expect(sectionsOf([link('chairs', [staff]), link('news')])).toEqual([])
})
