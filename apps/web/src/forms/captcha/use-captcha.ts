import type { Client } from '@university/api-client/client'
import { useLatest } from '@university/blocks/use-latest'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lifetimes, solveCaptcha, type SolvedCaptcha, type SolveResult } from './solve-captcha'

/**
 * - `working`: it is being solved, and the form has no solution.
 * - `verified`: the form has one. It is solved anew before it expires.
 * - `expired`: it could not be solved anew in time.
 * - `offline`, `tooMany`, `failed`: it could not be solved; the reader may try again.
 */
export type CaptchaState = 'idle' | 'working' | 'verified' | 'expired' | 'offline' | 'tooMany' | 'failed'

export interface UseCaptchaOptions {
  client: Client
  value: string
  onChange: (solution: string) => void
}

/** In milliseconds. The clock is looked at, for a timer stands still while the device sleeps. */
const renewalBefore = 60_000
const lookEvery = 15_000

/** A captcha that is solved when the reader wants it, and kept fresh until the form is sent. */
export function useCaptcha({ client, value, onChange }: UseCaptchaOptions): { state: CaptchaState; start: () => void; stop: () => void } {
  const [state, setState] = useState<CaptchaState>('idle')
  const latest = useLatest({ client, onChange })
  /** There is at most one. */
  const work = useRef<AbortController>()
  /** What the form was given last. */
  const given = useRef<SolvedCaptcha>()

  const give = useCallback(
    (solved: SolvedCaptcha | undefined) => {
      if (given.current === solved) return
      given.current = solved
      latest.current.onChange(solved?.solution ?? '')
    },
    [latest],
  )

  const solve = useCallback(
    async (isRenewal: boolean) => {
      const own = new AbortController()
      work.current = own
      const result = await solveCaptcha(latest.current.client, own.signal)
      if (work.current !== own) return
      work.current = undefined
      if (result.ok) {
        give(result.data)
        setState('verified')
      } else {
        console.error('The captcha was not solved', result)
        // As long as the former one holds, the next look at the clock tries again.
        if (!given.current) setState(isRenewal ? 'expired' : stateOf(result))
      }
    },
    [give, latest],
  )

  const start = useCallback(() => {
    setState('working')
    void solve(false)
  }, [solve])

  const stop = useCallback(() => {
    work.current?.abort()
    work.current = undefined
    give(undefined)
    setState('idle')
  }, [give])

  useEffect(() => {
    if (state !== 'verified') return
    const look = () => {
      // Nobody sends a form that they do not see: it is solved when they are back.
      if (!given.current || document.visibilityState === 'hidden') return
      const left = given.current.expiresAt - Date.now()
      // More than any has is left by a clock that was set back meanwhile: how old it is nobody knows.
      if (left > renewalBefore && left <= lifetimes.most) return
      if (left <= 0) {
        give(undefined)
        setState('working')
      }
      if (!work.current) void solve(true)
    }
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [give, solve, state])

  // The form was cleared. Before the paint: a press on a tick that is seen, and holds no longer, would take it away rather than set it.
  useLayoutEffect(() => {
    if (value === (given.current?.solution ?? '')) return
    given.current = undefined
    stop()
  }, [stop, value])

  useEffect(
    () => () => {
      work.current?.abort()
      work.current = undefined
    },
    [],
  )

  return { state, start, stop }
}

function stateOf(failure: Exclude<SolveResult, { ok: true }>): CaptchaState {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'offline'
  return failure.kind === 'badRequest' && failure.status === 429 ? 'tooMany' : 'failed'
}
