import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { startApi } from '@university/processes/api'
import { environment, root } from '../../e2e/settings'

/** What a visitor was told, and what he had sent: an address that is nobody else's, and SHA-256 of the files. */
export interface Acknowledged {
  draft: { kind: 'question'; email: string; files: string[] }
  /** The answer, as JSON. */
  text: string
}

/** What is in the database, the outbox and the folders of files when all is over. */
export interface Findings {
  questions: { number: string; email: string; question: string }[]
  mails: number
  /** What must not be, one line each: something lost, half there or there twice. */
  faults: string[]
  cpuSeconds: number
}

export interface QuestionServer {
  url: string
  /** Ends it and looks at what it has left. */
  finish(acknowledged: Acknowledged[]): Promise<Findings>
  /** For when something went wrong before that. */
  kill(): void
}

/**
 * The real server in a process of its own, on SQLite in a new folder, with the small sample of the API's tests and no limits.
 *
 * @param isEasy captchas that take no time
 */
export async function startQuestionServer(isEasy: boolean): Promise<QuestionServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'university-submissions-'))
  const { NODE_OPTIONS: _options, ...inherited } = environment
  const program = ['--import', 'tsx', 'apps/api/src/testing/crash/submissions-server.ts', ...(isEasy ? ['--easy'] : [])]
  const env = { ...inherited, DATA_DIR: dataDir, SITES_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', SUBMISSION_LIMIT: '0', CALL_LIMIT: '0', LOG_LEVEL: 'error' }
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  const api = await startApi({ cwd: root, program, env }).catch((error: unknown) => {
    removeData()
    throw error
  })
  const ended = api.ended.then(removeData)
  const lines = createInterface(api.process.stdout)[Symbol.asyncIterator]()
  return {
    url: api.url,
    async finish(acknowledged) {
      api.process.stdin.write(`${JSON.stringify(acknowledged)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error(`The server ended before its time:\n${api.log}`)
      await ended
      return JSON.parse(value) as Findings
    },
    kill: () => void api.process.kill('SIGKILL'),
  }
}
