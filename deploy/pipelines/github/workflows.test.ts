import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'

const files = readdirSync(__dirname).filter((name) => name.endsWith('.yml'))

test('there are three', () => {
  expect(files).toEqual(['checks.yml', 'site.yml', 'sites.yml'])
})

test.each(files)('%s is one that GitHub understands, with what it calls', async (name) => {
  expect(await errorsOf(read(name))).toEqual([])
})

test.each([
  ['a text that is no text', 'site.yml', "'Publish also where nothing has changed, or half of the pages, or all of a kind, are gone'", 'Publish, or not'],
  ['an expression about nothing', 'checks.yml', 'github.ref', 'git.ref'],
  ['a key that nobody knows', 'checks.yml', 'timeout-minutes', 'timeout'],
  ['an input that the called workflow does not have', 'sites.yml', 'force: ${{ inputs', 'strict: ${{ inputs'],
  ['a secret that the called workflow needs', 'sites.yml', 'PUBLISH_KEY: ${{', 'PUBLISH_KEYS: ${{'],
])('%s would be found', async (_what, name, right, wrong) => {
  const text = read(name)

  expect(text).toContain(right)
  expect(await errorsOf(text.replace(right, wrong))).not.toEqual([])
})

/** By GitHub's own parser. */
async function errorsOf(content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
  if (value) {
    const called = { getFileContent: async (reference: { path: string }) => ({ name: reference.path, content: read(path.basename(reference.path)) }) }
    await convertWorkflowTemplate(context, value, called, { fetchReusableWorkflowDepth: 1 })
  }
  return context.errors.getErrors().map(({ message }) => message)
}

function read(name: string): string {
  return readFileSync(path.join(__dirname, name), 'utf8')
}
