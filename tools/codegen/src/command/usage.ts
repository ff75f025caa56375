import type { EmitterName } from '../emitters/all-emitters'

/** What `--only` may name, and what it gives. */
export const parts: Record<EmitterName | 'hook', string> = {
  document: 'openapi.json: the document, bundled into one file',
  types: 'types.ts: components, operations and paths as TypeScript types',
  handlers: 'handlers.ts: what a server has to implement',
  client: 'operations.ts and core/: a function an operation',
  validators: 'validators.ts and core/: checks of answers',
  mocks: 'mocks.ts and core/testing/: mocks of all operations, typed',
  graphql: 'schema.graphql: types for Gatsby',
  docs: 'docs.html: the documentation, one page that needs no network',
  hook: 'core/react/: the operations in React components; only by name',
}

const width = Math.max(...Object.keys(parts).map((name) => name.length))

export const usage = `university-codegen --config FILE [--check] [--watch]
university-codegen INPUT -o FOLDER [--only types,client,…] [--imports js] [--root DIR] [--check] [--watch]
university-codegen mock INPUT [--port 4010] [--seed 1] [--scenario FILE] [--root DIR] [--allow-origin ORIGIN]

  INPUT         an OpenAPI 3.0 or 3.1 document, JSON or YAML, in one file or many
  --config      a codegen.config.json, which names the document and the files to write
  -o, --output  the folder to write to
  --check       write nothing; exit 1 and list what is not as it would be written
  --root        the folder that all files of the document are in, its own without it; no other is read
  --imports     js or ts: the ending of imports, for Node's own modules ("module": "nodenext"); none without it, as bundlers and Jest take it
  --watch       write again whenever a file of the document changes
  --only        some parts, with commas between; everything but hook without it:

${Object.entries(parts).map(([name, gives]) => `    ${name.padEnd(width)}  ${gives}`).join('\n')}`

/** The same in a line, for a fault in the arguments. */
export const shortUsage = 'university-codegen --config FILE or university-codegen INPUT -o FOLDER; --help says more'
