import type { Handler } from '@university/api-schema/handlers'
import type { ListOptions, Range } from '../../content/content-store'
import { event } from '../../content/kinds/event'
import { endOfDay, endOfMonth, startOfDay, toUtc } from '../../content/time'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { pageOf, range } from '../../contract/paging'
import { orderOf } from '../sorting'

export const listEvents: Handler<'listEvents', Context> = async ({ body }, { content, now }) => {
  const { slug: site, q, upcoming, category_slug } = body
  const groups = { upcoming: { name: 'over_at', after: toUtc(now) }, over: { name: 'over_at', to: toUtc(now) } }
  const filter = { site, q, facets: facetsOf({ category: category_slug }), ranges: periodsOf(body) }
  const within = (group: Range): ListOptions => ({ ...filter, ranges: [...filter.ranges, group] })

  const [soon, past] = await Promise.all([
    upcoming === false ? 0 : content.count(event, within(groups.upcoming)),
    upcoming === true ? 0 : content.count(event, within(groups.over)),
  ])
  const { offset, limit } = range(body)
  const order = orderOf(body, { starts_at: { by: 'starts_at', direction: 'asc' }, title: { by: 'title', translated: true, direction: 'asc' } })
  if (order !== 'natural') {
    const wanted = upcoming === undefined ? filter : within(upcoming ? groups.upcoming : groups.over)
    return pageOf(await content.list(event, { ...wanted, order, offset, limit }), soon + past, body)
  }

  // Two lists behind one another: the page may end one and begin the other.
  const [first, second] = await Promise.all([
    offset < soon ? content.list(event, { ...within(groups.upcoming), order: { by: 'starts_at', direction: 'asc' }, offset, limit }) : [],
    offset + limit > soon && past > 0
      ? content.list(event, { ...within(groups.over), order: { by: 'starts_at', direction: 'desc' }, offset: Math.max(0, offset - soon), limit: limit - Math.max(0, Math.min(limit, soon - offset)) })
      : [],
  ])
  return pageOf([...first, ...second], soon + past, body)
}

/** An event is in a period when any part of it is; days and months are those of Almaty. */
function periodsOf({ month, from, to }: { month?: string; from?: string; to?: string }): Range[] {
  const begin = [month && startOfDay(`${month}-01`), from && startOfDay(from)].filter((time) => time !== undefined)
  const end = [month && endOfMonth(month), to && endOfDay(to)].filter((time) => time !== undefined)
  return [...begin.map((after) => ({ name: 'over_at', after })), ...end.map((before) => ({ name: 'starts_at', before }))]
}
