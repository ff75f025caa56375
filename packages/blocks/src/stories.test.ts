/** @jest-environment node */
import { createClient } from '@university/api-client/client'
import { createMocks } from '@university/api-client/testing'
import { registry } from './registry'
import { filesOfBlock } from './testing/block-files'
import type { Story } from './testing/story'

const names = Object.keys(registry)

test.each(names)('%s has a story, whose first screen asks what the story says and sends what the contract allows', async (name) => {
  const story = storyOf(name)
  const mocks = createMocks()
  const asked = new Set<string>()
  const client = createClient({
    baseUrl: 'https://kokzhiek.example',
    fetch: (request) => {
      asked.add(mocks.nameOf(request) ?? request.url)
      return mocks.fetch(request)
    },
  })

  const load = await registry[name]?.load?.()
  const answer = await load?.(client, { site: '', language: 'ru', options: story.options as never })

  expect([...asked].sort()).toEqual([...story.asks].sort())
  expect(answer?.ok ?? true).toBe(true)
  mocks.assertNoFaults()
})

test.each(names)('%s says what its states answer in operations that the contract has', (name) => {
  const states = Object.values(storyOf(name).states ?? {})

  for (const { first, later } of states) {
    expect(() => first?.(createMocks())).not.toThrow()
    expect(() => later?.(createMocks())).not.toThrow()
  }
})

function storyOf(name: string): Story<object> {
  const { folder, file } = filesOfBlock(name)
  return jest.requireActual<{ story: Story<object> }>(`./${folder}/${file}.story`).story
}
