import { createMocks } from '@university/api-client/testing'
import { breadcrumb, menuItem, news, newsCategory, newsSummary, page, pageSummary, settings, usefulLink } from './university'

interface Asked {
  /** Method and path: `POST /api/menu`. */
  operation: string
  query: Record<string, string>
  body: Record<string, unknown>
}

/** What a test has the API answer to one request; undefined leaves it to the small university. */
export type Override = (asked: Asked) => Response | Error | undefined

export interface FakeApi {
  fetch: (request: RequestInfo | URL) => Promise<Response>
  asked: Asked[]
}

/**
 * An API with one site: three pages, the second of which is in the menu and the third lists the vacancies; two news items; of everything else the
 * examples of the contract. Any other site is unknown.
 */
export function fakeApi(override: Override = () => undefined, slug = ''): FakeApi {
  const asked: Asked[] = []
  const mocks = createMocks()
  return {
    asked,
    async fetch(input) {
      const request = input as Request
      const url = new URL(request.url)
      const text = await request.clone().text()
      const call: Asked = {
        operation: `${request.method} ${url.pathname}`,
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      }
      asked.push(call)
      const answer = override(call) ?? smallUniversity(call, slug) ?? (await mocks.fetch(request))
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

export function problem(status: number, code: string): Response {
  const body = { type: `/api/docs/#${code}`, title: code, status, code, request_id: 'req-1' }
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
}

function smallUniversity({ operation, query, body }: Asked, slug: string): Response | undefined {
  if (operation !== 'POST /api/blog' && (body['slug'] ?? query['site'] ?? slug) !== slug) return problem(404, 'not_found')
  const [, id] = /^GET \/api\/page\/(\d+)$/.exec(operation) ?? []
  if (id) return Response.json(pages.find((item) => item.id === Number(id)))
  switch (operation) {
    case 'POST /api/web/settings':
      return Response.json(settings)
    case 'POST /api/menu':
      return Response.json(body['is_main'] ? [menuItem] : [menuItem, { ...menuItem, id: 22 }])
    case 'POST /api/menu/useful-links':
      return Response.json([usefulLink])
    case 'POST /api/page':
      return Response.json(onePage(pages.filter(({ blocks }) => body['block'] === undefined || blocks.some(({ name }) => name === body['block'])).map(pageSummary)))
    case 'POST /api/page/breadcrumbs':
      return Response.json([breadcrumb])
    case 'POST /api/plugin/news':
      return Response.json({ ...onePage([newsSummary(1002), newsSummary(1001)]), years: [2026] })
    case 'POST /api/plugin/news/id':
      return Response.json(news(Number(body['id'])))
    case 'POST /api/plugin/news/categories':
      return Response.json([newsCategory])
    default:
      return undefined
  }
}

const pages = [page(210), page(211, { menu_id: 21, slug: 'admission/bachelor' }), page(212, { blocks: [{ name: 'VacancyList', props: {} }] })]

function onePage<T>(data: T[]) {
  return { data, current_page: 1, last_page: 1, per_page: 100, total: data.length }
}
