import { createMocks } from '@university/api-client/testing'
import type { i18n } from 'i18next'
import type { ComponentType, ReactElement } from 'react'
import { client } from '../src/environment/client'
import type { Language } from '../src/environment/environment'
import { PartBoundary } from '../src/failure-notice/part-boundary'
import { BlockTree } from '../src/page-content/block-tree'
import { findBlock } from '../src/registry'
import { viewName } from '../src/testing/block-files'
import type { ApiMocks } from '../src/testing/story'
import type { CatalogueBlock, CatalogueState } from './list-states'
import type { MockedFetch } from './mocked-fetch'
import { Stage, type StageProps } from './stage'
import { withPictures } from './with-pictures'

const views = import.meta.glob<Record<string, unknown>>(['../src/*/*.tsx', '!../src/*/*.test.tsx', '!../src/testing/*'])

type LiveState = Extract<CatalogueState, { kind: 'live' }>

interface SceneOptions {
  block: CatalogueBlock
  state: CatalogueState
  language: Language
  i18n: i18n
  api: MockedFetch
}

/** A state of a block, ready to be drawn, with the mocks that it asks. */
export async function makeScene(options: SceneOptions): Promise<ReactElement> {
  const { block, state, language, i18n, api } = options
  const mocks = createMocks()
  await api.use(mocks)
  const children = state.kind === 'live' ? await liveBlock(block, state, mocks, options) : await fixedBlock(block, state.props)
  return (
    <Stage key={`${block.id} ${state.id}`} title={`${block.name}, ${state.name}`} language={language} i18n={i18n} isCard={block.id.endsWith('-card')}>
      {children}
    </Stage>
  )
}

type Children = StageProps['children']

async function fixedBlock({ folder, id, name }: CatalogueBlock, given: object): Promise<Children> {
  const module = await views[`../src/${folder}/${id}.tsx`]?.()
  const View = module?.[viewName(id)] as ComponentType<object & { id: string }> | undefined
  if (!View) throw new Error(`${id}.tsx exports no ${viewName(id)}`)
  const props = JSON.parse(withPictures(JSON.stringify(given))) as object
  return () => (
    <PartBoundary name={`The block ${name}`}>
      <View id={name} {...props} />
    </PartBoundary>
  )
}

async function liveBlock({ name }: CatalogueBlock, { story, live }: LiveState, mocks: ApiMocks, { language }: SceneOptions): Promise<Children> {
  const known = findBlock(name)
  const [View, load] = await Promise.all([known?.view(), known?.load?.()])
  live.first?.(mocks)
  // On the site the first screen comes with the page.
  const answer = live.first ? undefined : await load?.(client, { site: '', language, options: story.options as never })
  if (answer && !answer.ok) throw new Error(`The first screen of ${name} failed: ${answer.kind}`, { cause: answer })
  if (!live.first) live.later?.(mocks)
  const props = { ...story.options }
  const placed = { name, props, id: name, place: 0, all: [{ name, props }], initial: answer?.data }
  return () => <BlockTree block={placed} page={{ url: 'https://kokzhiek.example/page/catalogue', title: name }} View={View} load={load} />
}
