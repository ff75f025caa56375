import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

const alert = { severity: 'info', text_kz: 'x', dismissible: true }

function content() {
  return {
    ...sampleContent(),
    'lib/settings.yaml': {
      site_info: { name_kz: 'Кітапхана' },
      alerts: [
        { ...alert, id: 1, starts_at: '2026-11-20T06:00:00Z', ends_at: '2026-11-21T09:00:00Z' },
        { ...alert, id: 2, starts_at: '2026-11-01T06:00:00Z' },
        { ...alert, id: 3, starts_at: '2026-11-21T09:00:00Z', ends_at: '2026-11-21T10:00:00Z', severity: 'warning' },
        { ...alert, id: 4, starts_at: '2026-11-02T06:00:00Z', severity: 'error' },
        { ...alert, id: 5, starts_at: '2026-10-01T06:00:00Z', ends_at: '2026-10-02T06:00:00Z' },
      ],
    },
  }
}

describe.each(readingDialects)('alerts in the settings on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  test('are given before their time and go at their minute, the most urgent first, then the newest', async () => {
    const at = async (time: string) => {
      server.setTime(time)
      return (await server.post('/api/web/settings', { slug: 'lib' })).json<{ alerts: { id: number }[] }>().alerts.map(({ id }) => id)
    }

    expect(await at('2026-11-21T08:59:59Z')).toEqual([4, 3, 1, 2])
    expect(await at('2026-11-21T09:00:00Z')).toEqual([4, 3, 2])
    expect(await at('2026-11-21T10:00:00Z')).toEqual([4, 2])
  })

  test('are those of the site', async () => {
    expect((await server.post('/api/web/settings', { slug: '' })).json<{ alerts: object[] }>().alerts).toEqual([])
  })

  test('must lead somewhere', async () => {
    const files = { ...content(), 'main/settings.yaml': { site_info: { name_kz: 'x' }, alerts: [{ ...alert, id: 1, starts_at: '2026-11-20T06:00:00Z', link: '/announce/4711' }] } }

    await expect(server.import(files)).rejects.toThrow('content/main/settings.yaml: alerts[0].link: the link /announce/4711 leads nowhere on this site')
  })
})

describe('the consent text in the settings', () => {
  const withConsent = (consent: unknown) => ({ ...sampleContent(), 'lib/settings.yaml': { site_info: { name_kz: 'Кітапхана' }, consent } })
  const files = withConsent({ page_slug: 'admission/contacts' })
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite', files, { consentVersion: '2027-01-15' })
  })
  afterAll(() => server.close())

  test('has the version of the server, and the page of the site, where there is one', async () => {
    const answers = await Promise.all(['lib', ''].map((slug) => server.post('/api/web/settings', { slug })))

    expect(answers.map((answer) => answer.json<{ consent: object }>().consent)).toEqual([
      { version: '2027-01-15', page_slug: 'admission/contacts' },
      { version: '2027-01-15', page_slug: null },
    ])
  })

  test.each([
    ['a page of another site', { page_slug: 'admission' }, 'consent.page_slug: the link /page/admission leads nowhere on this site'],
    ['no slug', { page_slug: '/page/rules' }, 'consent.page_slug: '],
    ['the slug alone', 'rules', 'consent: '],
    ['a version', { version: '2026-09-01' }, 'consent.version: is CONSENT_VERSION of the server; leave it out'],
  ])('may not be %s', async (_name, consent, fault) => {
    await expect(server.import(withConsent(consent))).rejects.toThrow(`content/lib/settings.yaml: ${fault}`)
  })
})
