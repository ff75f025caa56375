import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { openParts } from '../derive/open-parts'
import { loadDocument } from '../read/load-document'
import type { Terminal } from './terminal'

/** What is used of packages/api-client, which is loaded when it is needed: the generator imports none of the other parts. */
interface ServerModule {
  serveCommand(args: string[], read: (input: string | undefined, root: string | undefined) => Promise<object>, out: (line: string) => void): Promise<{ stop(): Promise<void> } | undefined>
}

const serverModule = '../../../../packages/api-client/src/testing/serve-command.ts'

/** `university-codegen mock INPUT [--port 4010] [--root DIR]`: a server that answers as a document says. Ends with the process, or when it is stopped. */
export async function mock(args: string[], terminal: Terminal) {
  const { serveCommand } = createRequire(import.meta.url)(serverModule) as ServerModule
  return serveCommand(
    args,
    async (input, root) => {
      if (input === undefined) throw new Error('mock INPUT: which document?')
      return openParts((await loadDocument(input, undefined, root === undefined ? undefined : resolve(root))).document)
    },
    terminal.out,
  )
}
