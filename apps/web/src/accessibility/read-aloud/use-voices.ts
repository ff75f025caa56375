import { useEffect, useState } from 'react'

/** Some browsers name their voices some time after they were first asked. In milliseconds. */
const patience = 500

/** The voices that the browser has. Undefined until it has named some, or has had its time. */
export function useVoices(synthesis: SpeechSynthesis): readonly SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | undefined>(() => someOf(synthesis))

  useEffect(() => {
    const look = () => setVoices(synthesis.getVoices())
    const timer = setTimeout(look, patience)
    // Safari 15 has all voices at once, and no event.
    synthesis.addEventListener?.('voiceschanged', look)
    return () => {
      clearTimeout(timer)
      synthesis.removeEventListener?.('voiceschanged', look)
    }
  }, [synthesis])

  return voices
}

function someOf(synthesis: SpeechSynthesis): readonly SpeechSynthesisVoice[] | undefined {
  const voices = synthesis.getVoices()
  return voices.length > 0 ? voices : undefined
}
