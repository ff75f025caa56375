import type { ApiMocks, Story, StoryState } from '../src/testing/story'
import { emptied, lengthening } from './change-answer'

/** How late answers are in the state `slow`, in milliseconds. */
const lateMs = 2000
const manyRows = 5000

/**
 * The states of a block that asks the API: made from the names of its operations, with those of its own after them.
 *
 * @returns by what they show
 */
export function liveStates(story: Story<unknown>): Record<string, StoryState> {
  return { ...firstScreens(story), ...laterScreens(story), ...story.states }
}

/** States of a block that the page could bring no first screen for. */
function firstScreens({ asks }: Story<unknown>): Record<string, StoryState> {
  const [main] = asks
  if (!main) return {}
  const lengthened = lengthening(manyRows)
  const all = (tell: (mocks: ApiMocks, operation: (typeof asks)[number]) => void) => (mocks: ApiMocks) => asks.forEach((operation) => tell(mocks, operation))
  return {
    loading: { about: `Nobody answers ${asks.join(', ')}. The client gives up after 15 seconds.`, first: all((mocks, operation) => mocks.on(operation).fail('timeout')), isWaiting: true },
    failed: { about: `${main} fails once; to try again helps.`, first: (mocks) => mocks.on(main).fail('badResponse').once() },
    'breaking the contract': { about: `${main} answers once what the contract does not allow.`, first: (mocks) => mocks.on(main).fail('badResponse', 'brokenSchema').once() },
    empty: { about: `${asks.join(', ')}: there is nothing.`, first: all((mocks, operation) => mocks.on(operation).answer(200, (_request, usual) => emptied(usual))) },
    'very long': { about: `${main} has ${manyRows.toLocaleString('en')} rows.`, first: (mocks) => mocks.on(main).answer(200, (request, usual) => lengthened(usual, request.body)) },
  }
}

/** States of a block whose reader wants something else than what came with the page. */
function laterScreens({ asks, step }: Story<unknown>): Record<string, StoryState> {
  const [main] = asks
  if (!main || !step) return {}
  return {
    slow: { about: `The reader goes to ${step}. ${main} takes ${lateMs / 1000} seconds; what was there stays until then.`, later: (mocks) => mocks.on(main).delay(lateMs), isWaiting: true, step },
    'failed later': { about: `The reader goes to ${step}. ${main} fails once; to try again helps.`, later: (mocks) => mocks.on(main).fail('badResponse').once(), step },
    offline: { about: `The reader goes to ${step}, and there is no connection.`, later: (mocks) => mocks.on(main).fail('network'), step },
  }
}
