import { useRef, useState } from 'react'
import type { CaptchaState } from './use-captcha'

export interface Proving {
  /** The captcha is being solved. */
  isProving: boolean
  /** The form was sent off meanwhile, and waits for that. */
  isWaiting: boolean
  onCaptcha(state: CaptchaState): void
  /** Has it wait until the captcha is solved. @returns whether there is anything to wait for */
  wait(): boolean
  stopWaiting(): void
}

/** A form that may be sent off while its captcha is still being solved. @param send tries to send it once more */
export function useProving(send: () => void): Proving {
  const captcha = useRef<CaptchaState>('idle')
  const [isProving, setProving] = useState(false)
  const [isWaiting, setWaiting] = useState(false)

  return {
    isProving,
    isWaiting,
    onCaptcha(state) {
      captcha.current = state
      setProving(state === 'working')
      if (state === 'working' || !isWaiting) return
      setWaiting(false)
      // Who takes the tick away does not want to send any more.
      if (state !== 'idle') send()
    },
    wait() {
      if (captcha.current !== 'working') return false
      setWaiting(true)
      return true
    },
    stopWaiting: () => setWaiting(false),
  }
}
