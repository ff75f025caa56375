import { cutText } from './cut-text'
import type { Passage } from './passages'
import { pickVoice } from './pick-voice'

export interface ReaderState {
  status: 'reading' | 'paused' | 'ended'
  /** What is read now, or will be. Undefined at the end. */
  passage: Passage | undefined
  /** The reader has gone to this passage by a button. */
  isChosen: boolean
  /** 1 is as fast as the voice speaks by itself. */
  rate: number
  /** Passages were passed over: the browser has no voice for their language. */
  isSkipping: boolean
  /** Why it stopped by itself: the browser wants a click first, or the voice has failed. */
  failure: 'not-allowed' | 'failed' | undefined
}

/** Reads passages one after the other. Each change makes a new state. */
export interface Reader {
  state: () => ReaderState
  subscribe: (listener: () => void) => () => void
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  setRate: (rate: number) => void
  /** The page has changed: goes on with what it holds now, from where it is. */
  renew: (passages: readonly Passage[]) => void
  /** For good. */
  stop: () => void
}

/** What a slow voice says in less than fifteen seconds: after that Chromium ends voices that are not of the machine. In characters. */
const longest = 160

/** Chromium on Linux and Safari lose what is to be said right after a `cancel`. In milliseconds. */
const settling = 100

/** So long after the end what has come meanwhile is read, too: a list that is fetched as soon as its heading is in the window. In milliseconds. */
const waiting = 5000

/** The browser has one voice for all who speak, so the moment of the last `cancel` counts for the next reader, too. */
const cancelledAt = new WeakMap<SpeechSynthesis, number>()

/**
 * A pause cancels, and goes on at the beginning of the piece that was interrupted: `speechSynthesis.pause` does nothing on Android, and
 * Chromium loses a voice that has paused for long.
 *
 * @param first index of the passage to begin with
 */
export function createReader(synthesis: SpeechSynthesis, firstPassages: readonly Passage[], { first, rate }: { first: number; rate: number }): Reader {
  const listeners = new Set<() => void>()
  let state: ReaderState = { status: 'paused', passage: undefined, isChosen: false, rate, isSkipping: false, failure: undefined }
  let passages = firstPassages
  let index = first
  let endedAt = -Infinity
  let pieces: string[] = []
  let piece = 0
  // Kept here, too, because browsers forget one that nothing else holds, and its events with it.
  let utterance: SpeechSynthesisUtterance | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(part: Partial<ReaderState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function silence(): void {
    clearTimeout(timer)
    if (!utterance) return
    // Its last events come later, and are nobody's.
    utterance = undefined
    synthesis.cancel()
    cancelledAt.set(synthesis, performance.now())
  }

  function speakAfterSilence(): void {
    silence()
    const rest = (cancelledAt.get(synthesis) ?? -Infinity) + settling - performance.now()
    if (rest > 0) timer = setTimeout(speak, rest)
    else speak()
  }

  function speak(): void {
    const voice = state.passage && pickVoice(synthesis.getVoices(), state.passage.language)
    if (!voice) return
    const current = new SpeechSynthesisUtterance(pieces[piece])
    current.voice = voice
    current.lang = voice.lang
    current.rate = state.rate
    current.onend = () => current === utterance && goOn()
    current.onerror = ({ error }) => current === utterance && fail(error)
    utterance = current
    synthesis.speak(current)
  }

  function goOn(): void {
    utterance = undefined
    piece += 1
    if (piece < pieces.length) speak()
    else goTo(firstReadable(index + 1, passages.length), false)
  }

  function fail(error: SpeechSynthesisErrorCode): void {
    utterance = undefined
    // Someone else took the voice: another tab, or the system.
    const isTaken = error === 'interrupted' || error === 'canceled'
    change({ status: 'paused', failure: isTaken ? undefined : error === 'not-allowed' ? 'not-allowed' : 'failed' })
  }

  /** The first passage from `from` to before `to` that is still in the page and has a voice. Undefined where there is none. */
  function firstReadable(from: number, to: number): number | undefined {
    const voices = synthesis.getVoices()
    for (let at = from; at < to; at += 1) {
      const passage = passages[at]
      if (!passage || passage.range.collapsed) continue
      if (pickVoice(voices, passage.language)) return at
      if (!state.isSkipping) change({ isSkipping: true })
    }
    return undefined
  }

  function goTo(to: number | undefined, isChosen: boolean): void {
    silence()
    // Who has paused, or gone there by a button, wants nothing more to be said.
    endedAt = to === undefined && !isChosen && state.status === 'reading' ? performance.now() : -Infinity
    index = to ?? passages.length
    piece = 0
    const passage = passages[index]
    pieces = passage ? cutText(passage.text, passage.language, longest) : []
    change({ passage, isChosen, failure: undefined, status: passage ? (state.status === 'ended' ? 'paused' : state.status) : 'ended' })
    if (state.status === 'reading') speakAfterSilence()
  }

  /** Where the element begins that the passage at `at` belongs to. */
  function beginningOf(at: number): number {
    let beginning = at
    while (beginning > 0 && passages[beginning - 1]?.element === passages[at]?.element) beginning -= 1
    return beginning
  }

  function endOf(at: number): number {
    let end = at + 1
    while (end < passages.length && passages[end]?.element === passages[at]?.element) end += 1
    return end
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    play: () => {
      if (state.status === 'reading') return
      change({ status: 'reading', failure: undefined })
      if (state.passage && !state.passage.range.collapsed) speakAfterSilence()
      else goTo(firstReadable(index < passages.length ? index : 0, passages.length), false)
    },
    pause: () => {
      if (state.status !== 'reading') return
      silence()
      change({ status: 'paused' })
    },
    next: () => goTo(firstReadable(endOf(index), passages.length), true),
    previous: () => {
      let end = Math.min(beginningOf(index), passages.length)
      while (end > 0) {
        const beginning = beginningOf(end - 1)
        const found = firstReadable(beginning, end)
        if (found !== undefined) return goTo(found, true)
        end = beginning
      }
      goTo(firstReadable(0, passages.length), true)
    },
    renew: (next) => {
      const last = passages[Math.min(index, passages.length - 1)]
      const isOver = index >= passages.length
      passages = next
      if (!last) return
      // Where it was, also when it has gone from there.
      const from = next.findIndex(({ range }) => range.compareBoundaryPoints(Range.START_TO_START, last.range) >= 0)
      const at = from < 0 ? next.length : from
      const isThere = !last.range.collapsed && next[at]?.range.compareBoundaryPoints(Range.START_TO_START, last.range) === 0
      if (!isOver) {
        // What has gone while it is being said, or is about to be, is said to its end.
        index = isThere || state.status !== 'reading' ? at : at - 1
        return
      }
      index = next.length
      if (performance.now() - endedAt > waiting) return
      const more = firstReadable(isThere ? at + 1 : at, next.length)
      if (more === undefined) return
      change({ status: 'reading' })
      goTo(more, false)
    },
    setRate: (to) => {
      change({ rate: to })
      if (state.status === 'reading') speakAfterSilence()
    },
    stop: () => {
      silence()
      listeners.clear()
    },
  }
}
