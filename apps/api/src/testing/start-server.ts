import { RunningApi, startApi, type ApiOptions } from '@university/processes/api'
import { repositoryRoot } from '../config'
import { bundledProgram } from './bundled-program'

/** Runs `serve` in a process of its own, without limits. */
export async function startServer(settings: Record<string, string>): Promise<RunningApi> {
  return startApi(serverOptions(await bundledProgram('cli'), settings))
}

/** The same, of a process that has loaded everything before: it begins when it is told. @param program `standby`, bundled */
export function prepareServer(program: string, settings: Record<string, string>): { server: RunningApi; begin(): Promise<RunningApi> } {
  const server = new RunningApi(serverOptions(program, settings))
  return {
    server,
    begin: async () => {
      server.process.stdin.write('begin\n')
      await server.untilReady()
      return server
    },
  }
}

function serverOptions(program: string, settings: Record<string, string>): ApiOptions {
  const { NODE_OPTIONS: _options, ...inherited } = process.env
  const env = { ...inherited, SUBMISSION_LIMIT: '0', CALL_LIMIT: '0', LOG_LEVEL: 'error', SITES_DIR: settings['DATA_DIR'] ?? '', ...settings }
  return { cwd: repositoryRoot, program: [program], env }
}
