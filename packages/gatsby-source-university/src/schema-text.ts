import fs from 'node:fs'
import path from 'node:path'

/** GraphQL types of the contract's schemas. */
export const generatedSchema = read('generated/schema.graphql')

/** What the nodes have beside them. A type that both define has the fields of both. */
export const ownSchema = read('schema.graphql')

function read(file: string): string {
  return fs.readFileSync(path.join(__dirname, file), 'utf8')
}
