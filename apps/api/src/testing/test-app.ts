import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp, type AppConfig } from '../app'
import type { importContent } from '../content/import/import-content'
import type { Database } from '../database/database'
import { importedDatabase } from './imported-content'
import { newFolder, removeFolder, sampleContent, writeContent, type ContentFiles } from './test-content'
import type { Dialect } from './test-database'

export interface TestApp {
  app: FastifyInstance
  database: Database
  /** The time that the server believes it is. */
  setTime(time: string): void
  import(files: ContentFiles): ReturnType<typeof importContent>
  post(url: string, payload: unknown, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>
  get(url: string, headers?: InjectOptions['headers']): Promise<LightMyRequestResponse>
  sitesDir: string
  dataDir: string
  close(): Promise<void>
}

/** In days, as by default. */
export const testRetention = { questions: 365, applications: 365, trail: 1095 }

/** Settings of a server without limits, whose files are all in one folder. */
export function testConfig(dataDir: string): AppConfig {
  return {
    dataDir,
    sitesDir: dataDir,
    logLevel: 'silent',
    siteUrl: 'http://localhost:8000',
    receptionUrl: undefined,
    trustProxy: false,
    submissionLimit: 0,
    callLimit: 0,
    quarantineLimit: 0,
    consentVersion: '2026-09-01',
    captchaSecret: undefined,
    mailFrom: 'no-reply@kokzhiek.example',
    metricsToken: undefined,
    previewKey: undefined,
    checkAnswers: true,
  }
}

/** The whole server on a database of its own, filled with the sample; every answer is checked against the contract. */
export async function testApp(dialect: Dialect, content: ContentFiles = sampleContent(), config: Partial<AppConfig> = {}): Promise<TestApp> {
  const folder = newFolder()
  const [sitesDir, dataDir, contentDir] = ['sites', 'data', 'content'].map((name) => join(folder, name)) as [string, string, string]
  let now = new Date('2026-11-21T06:00:00Z')
  const database = await importedDatabase(dialect, content, dataDir, now)
  const fill = async (files: ContentFiles) => {
    const importer = await import('../content/import/import-content')
    const counts = await importer.importContent(database, writeContent(contentDir, files), dataDir, now)
    await nextTurn()
    return counts
  }
  const app = await buildApp({ database, config: { ...testConfig(dataDir), sitesDir, ...config }, clock: () => now })
  return {
    app,
    database,
    setTime: (time) => void (now = new Date(time)),
    import: fill,
    post: (url, payload, more = {}) => {
      const headers = { 'content-type': 'application/json', ...more }
      return app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) })
    },
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    sitesDir,
    dataDir,
    close: async () => {
      await app.close()
      await database.close()
      removeFolder(folder)
    },
  }
}

/** Requests of one turn of the event loop see one version of the content; over a network a later one is in a later turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
