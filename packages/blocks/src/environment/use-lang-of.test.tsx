import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { CandidateRow } from '../dissertation/candidate-row'
import { EventRow } from '../events-plugin/event-row'
import { fixtures as events } from '../events-plugin/events-plugin.fixtures'
import { ArchiveRow } from '../news-archive/archive-row'
import { NewsCard } from '../news-plugin/news-card'
import { fixtures as news } from '../news-plugin/news-card.fixtures'
import { BlockFrame } from '../testing/block-frame'
import { fixtures as vacancies } from '../vacancy-list/vacancy-list.fixtures'
import { VacancyRow } from '../vacancy-list/vacancy-row'
import type { Language } from './environment'
import { useLangOf } from './use-lang-of'

const category = { text: 'Студенттер', language: 'kz' } as const
const name = { text: 'Есенова Мадина', language: 'ru' } as const
const item = news['title alone'].item
const [event] = Object.values(events)[0]!.initial.items
const [vacancy] = vacancies['everything fixed'].initial.page.items

test.each<[Language, (string | undefined)[]]>([
  ['kz', [undefined, 'ru', undefined, undefined]],
  ['en', ['kk', 'ru', undefined, undefined]],
])('in a page in %s a text has a tag where it is in another language', (language, tags) => {
  const seen: unknown[] = []
  function Probe() {
    const langOf = useLangOf()
    seen.push(...[category, name, null, undefined].map(langOf))
    return null
  }
  show(<Probe />, language)

  expect(seen).toEqual(tags)
})

test.each<[string, ReactElement]>([
  ['a news card', <NewsCard key="" item={{ ...item, category: { slug: 'students', name: category } }} />],
  ['a row of the archive', <ArchiveRow key="" item={{ ...item, category: { slug: 'students', name: category } }} eager={false} />],
  ['an event', <EventRow key="" item={{ ...event!, category }} over={false} />],
  ['a vacancy', <VacancyRow key="" item={{ ...vacancy!, category }} now={undefined} />],
])('the category of %s says in which language it is', (_, row) => {
  show(row)

  expect(screen.getByText('Студенттер')).toHaveAttribute('lang', 'kk')
})

test.each<[string, ReactElement]>([
  ['the way to an application', <VacancyRow key="" item={{ ...vacancy!, title: name }} now={undefined} />],
  ['what opens a defence', <CandidateRow key="" candidate={{ id: 811, name, topic: null, defenceAt: null, status: 'planned' }} dissertation={81} />],
])('a name that %s bears unseen says in which language it is', (_, row) => {
  show(row)

  const hidden = [...document.querySelectorAll('.visually-hidden')].filter(({ textContent }) => textContent === ': Есенова Мадина')
  expect(hidden.map((element) => element.querySelector('[lang]')?.outerHTML)).toEqual(['<span lang="ru">Есенова Мадина</span>'])
})

function show(block: ReactElement, language: Language = 'en') {
  render(<BlockFrame language={language}>{block}</BlockFrame>)
}
