/** A voice as browsers list it, on the machine itself. */
export function voice(lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { lang, name: lang, voiceURI: lang, localService: true, default: false, ...more }
}

/** Stands for the browser's voice in tests: says nothing until it is told how an utterance ends. */
export class FakeSpeech extends EventTarget {
  /** All that was to be said, the newest last. */
  readonly said: FakeUtterance[] = []
  voices: SpeechSynthesisVoice[]
  private current: FakeUtterance | undefined

  constructor(voices: SpeechSynthesisVoice[]) {
    super()
    this.voices = voices
  }

  getVoices = () => this.voices
  speak = (utterance: FakeUtterance) => {
    this.said.push(utterance)
    this.current = utterance
  }
  /** As in browsers, the utterance that was interrupted is told so later. */
  cancel = () => {
    const interrupted = this.current
    this.current = undefined
    if (interrupted) queueMicrotask(() => interrupted.onerror?.({ error: 'interrupted' }))
  }

  /** What is being said. */
  get now(): string | undefined {
    return this.current?.text
  }

  /** Says it to its end. */
  finish(): void {
    const finished = this.current
    this.current = undefined
    finished?.onend?.()
  }

  fail(error: SpeechSynthesisErrorCode): void {
    const failed = this.current
    this.current = undefined
    failed?.onerror?.({ error })
  }

  /** The browser has found out what voices there are. */
  nameVoices(voices: SpeechSynthesisVoice[]): void {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
}

class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  onend: (() => void) | null = null
  onerror: ((event: { error: SpeechSynthesisErrorCode }) => void) | null = null

  constructor(readonly text: string) {}
}

/** Puts one into the window, where jsdom has none. */
export function installSpeech(...voices: SpeechSynthesisVoice[]): FakeSpeech {
  const speech = new FakeSpeech(voices)
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: FakeUtterance })
  return speech
}

export function removeSpeech(): void {
  Reflect.deleteProperty(window, 'speechSynthesis')
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')
}
