import '@site/styles/global.css'
import './frame.css'
import { settings } from '@site/accessibility/settings'
import { forgetAnswers } from '@university/api-client/testing/forget-answers'
import { getDefaultStore } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import { client } from '../src/environment/client'
import { languageTag } from '../src/environment/language-tag'
import { largeDataAtom } from '../src/list/large-data'
import type { StoryState } from '../src/testing/story'
import { readAddress, type Address } from './address'
import { allBlocks } from './all-states'
import { loadFonts } from './fonts'
import { messagesIn } from './messages'
import { mockFetch } from './mocked-fetch'
import { press, see } from './press'
import { makeScene } from './scene'
import { tellWhereTo } from './stage'

/*
 * One state of one block, as the address says: what the catalogue has in its frame. When all is there that will come, the
 * root says what it shows: `data-shown="price-education/empty"`.
 */

const api = mockFetch()
const container = document.getElementById('block') as HTMLElement
let root: Root | undefined
/** What is on the stage, or about to be. */
let current = ''
let isDone = false
let turn = 0

// A page of this moment: otherwise lists would ask whether it is outdated.
Object.defineProperty(document, 'lastModified', { get: () => new Date().toString() })
document.addEventListener('click', holdBack)
window.addEventListener('hashchange', () => void show())
void show()

async function show(): Promise<void> {
  const address = readAddress(window.location.hash)
  const { dataset } = document.documentElement
  const wanted = `${address.block}/${address.state}`
  applySettings(address)
  if (`${wanted} ${address.language}` === current) {
    if (isDone) dataset['shown'] = wanted
    return
  }
  const mine = ++turn
  current = `${wanted} ${address.language}`
  isDone = false
  delete dataset['shown']

  const block = allBlocks.find(({ id }) => id === address.block)
  const state = block?.states.find(({ id }) => id === address.state)
  root?.unmount()
  // What an earlier state was answered, and the query that its reader had come to.
  getDefaultStore().set(largeDataAtom, new Map())
  forgetAnswers(client)
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.hash}`)
  if (!block || !state) return
  const [i18n] = await Promise.all([messagesIn(address.language), loadFonts()])
  document.title = `${block.name}, ${state.name}`
  const scene = await makeScene({ block, state, language: address.language, i18n, api })
  if (mine !== turn) return

  root = createRoot(container)
  root.render(scene)
  const { first, step, press: buttons = [], shows, isWaiting }: StoryState = state.kind === 'live' ? state.live : {}
  await api.settled(isWaiting && first !== undefined)
  if (step) goTo(step)
  for (const key of buttons) if (mine === turn) await press(container, i18n.t(key))
  if (shows && mine === turn) await see(container, shows)
  if (step || buttons.length > 0) await api.settled(isWaiting)
  if (mine !== turn) return
  isDone = true
  dataset['shown'] = wanted
}

function applySettings({ language, theme, letters, pictures }: Address): void {
  document.documentElement.lang = languageTag(language)
  // The address keeps them.
  const keep = () => undefined
  settings.colours.choose(`${theme}-theme`, keep)
  settings.fontSize.choose(letters === 'default' ? 'default' : `fz-${letters}`, keep)
  settings.images.choose(`img-${pictures}`, keep)
}

function goTo(search: string): void {
  window.history.replaceState(null, '', `${window.location.pathname}${search}${window.location.hash}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Links lead out of the catalogue: it says where to instead. */
function holdBack(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]')
  const to = link?.getAttribute('href')
  if (event.defaultPrevented || !to || to.startsWith('#')) return
  event.preventDefault()
  tellWhereTo(to)
}
