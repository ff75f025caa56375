import { addressFrom } from './addresses'

/** What the API and `gatsby develop` are started with by `npm run dev`: both give the site the same address. */
export function devEnvironment(port: number): { ofApi: NodeJS.ProcessEnv; ofSite: (apiUrl: string) => NodeJS.ProcessEnv } {
  const SITE_URL = addressFrom('SITE_URL') ?? `http://localhost:${port}`
  return {
    // The key is known to everybody, which does no harm to a server for one developer.
    ofApi: { ...process.env, SITE_URL, PREVIEW_KEY: process.env.PREVIEW_KEY || 'key-for-development', CHECK_ANSWERS: process.env.CHECK_ANSWERS || 'true' },
    ofSite: (apiUrl) => ({ ...process.env, SITE_URL, API_URL: apiUrl, ENABLE_GATSBY_REFRESH_ENDPOINT: 'true', GATSBY_TELEMETRY_DISABLED: '1' }),
  }
}
