import { useId } from 'react'
import { languageTags } from '../../i18n/languages'
import { useLanguage } from '../../i18n/use-language'
import type { Keep } from '../kept-choices'
import { pickVoice } from './pick-voice'
import * as styles from './read-aloud-choice.module.css'
import { startReading } from './start-reading'
import { useVoices } from './use-voices'

export interface ReadAloudChoiceProps {
  keep: Keep
  /** The page begins to be read. What covers it may close, and give the focus back. */
  onStart: () => void
}

/** Has the page read aloud; says what is missing where the browser has no voice for its language. Nothing where browsers do not speak at all. */
export function ReadAloudChoice(props: ReadAloudChoiceProps) {
  return 'speechSynthesis' in window ? <SpeakingChoice {...props} /> : null
}

function SpeakingChoice({ keep, onStart }: ReadAloudChoiceProps) {
  const { t, language } = useLanguage()
  const title = useId()
  const voices = useVoices(window.speechSynthesis)

  if (!voices) return null
  return (
    <div role="group" aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {t('read_aloud.title')}
      </p>
      {pickVoice(voices, languageTags[language]) ? (
        <button type="button" className={styles.start} onClick={() => startReading(t, keep, onStart)}>
          {t('read_aloud.start')}
        </button>
      ) : (
        <p className={styles.missing}>{t('read_aloud.no_voice')}</p>
      )}
    </div>
  )
}
