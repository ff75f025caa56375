import { subscribe } from '@university/api-client'
import { client } from '@university/blocks/client'
import { useLatest } from '@university/blocks/use-latest'
import { navigate } from 'gatsby'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { localizePath } from '../../i18n/paths'
import { useLanguage } from '../../i18n/use-language'
import { useLateMessages } from '../../i18n/use-late-messages'
// With the behaviour, not when it is needed: what fails most often is the network.
import { showToast } from '../../toasts/show-toast'
import { failureNote } from '../../forms/failure-note'
import { isEmail, tidyEmail } from '../../forms/is-email'
import { failureText } from './failure-text'
import * as styles from './newsletter-box.module.css'

export interface NewsletterBehaviourProps {
  form: RefObject<HTMLFormElement>
  /** How often the form was sent off. */
  sent: number
  newsletter: number
}

/** Checks the address when it has changed and when it is sent off, and subscribes it. Shows the line that says what is wrong. */
export function NewsletterBehaviour({ form, sent, newsletter }: NewsletterBehaviourProps) {
  const { t, language } = useLanguage()
  const areMessagesThere = useLateMessages()
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const done = useRef(0)
  /** Addresses that wait for an answer. */
  const underWay = useRef(new Set<string>())
  // In the language that the page has by then.
  const tellOfMail = useLatest(() => showToast({ severity: 'success', title: t('newsletter.check_mail') }))
  const input = form.current?.querySelector('input')

  useEffect(() => {
    if (!input) return
    const check = () => setWrong(input.value !== '' && !isEmail(input.value))
    // While the reader mends it, the line goes as soon as it is right; while they first write it, nobody interrupts.
    const recheck = () => setWrong((wrong) => wrong && !isEmail(input.value))
    // Who types faster than this code comes has left the field already.
    if (document.activeElement !== input) check()
    input.addEventListener('change', check)
    input.addEventListener('input', recheck)
    return () => {
      input.removeEventListener('change', check)
      input.removeEventListener('input', recheck)
    }
  }, [input])

  useEffect(() => {
    if (!input) return
    input.setAttribute('aria-invalid', String(isWrong))
    if (isWrong) input.setAttribute('aria-errormessage', id)
    else input.removeAttribute('aria-errormessage')
  }, [id, input, isWrong])

  useEffect(() => {
    if (!input || !areMessagesThere || sent <= done.current) return
    done.current = sent
    const email = tidyEmail(input.value)
    // A second click is no second wish; another address is one.
    if (underWay.current.has(email)) return
    setWrong(!isEmail(email))
    if (isEmail(email)) void send(email)
    else input.focus()

    async function send(address: string) {
      const button = form.current?.querySelector('button')
      const place = window.location.pathname
      underWay.current.add(address)
      button?.setAttribute('aria-busy', 'true')
      const result = await subscribe(client, { body: { slug_id: newsletter, email: address, lang: language } })
      underWay.current.delete(address)
      if (!underWay.current.size) button?.removeAttribute('aria-busy')
      if (result.ok) {
        if (input && tidyEmail(input.value) === address) form.current?.reset()
        // Who has gone on meanwhile stays there.
        if (window.location.pathname !== place) return tellOfMail.current()
        const page = localizePath(language, '/newsletter/subscribe')
        await navigate(`${page}?${new URLSearchParams({ email: address })}`)
        // Of the page that they are on already its reader, at its end, sees and hears nothing.
        if (place === page) await tellOfMail.current()
      } else {
        console.error('Subscribing to the newsletter failed', result)
        await showToast({ severity: 'error', title: t('toast.error'), text: failureText(t, failureNote(result)) })
      }
    }
  }, [areMessagesThere, form, input, language, newsletter, sent, t, tellOfMail])

  return (
    <p id={id} role="alert" className={styles.wrong}>
      {isWrong && areMessagesThere && t('newsletter.wrong_email')}
    </p>
  )
}
