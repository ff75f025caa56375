import { createClient, type CallOptions, type Client } from '@university/api-client/client'
import type { Result } from '@university/api-client/result'
import type { ReadProblem } from '@university/api-client/types'
import { useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FormApi } from 'final-form'
import { Form, FormSpy } from 'react-final-form'
import { useLanguage } from '../i18n/use-language'
import type { Language } from '../i18n/languages'
import { CaptchaField } from './captcha/captcha-field'
import { useProving } from './captcha/use-proving'
import { agreedConsent, forgetConsent, loadConsent } from './consent'
import { DraftOffer } from './draft-offer'
import { ErrorSummary } from './error-summary'
import { failureNote, failureText, type FailureNote } from './failure-note'
import { ConsentField } from './fields/consent-field'
import { TrapField } from './fields/trap-field'
import * as fieldStyles from './fields/fields.module.css'
import { FieldsBeforePaint } from './fields-before-paint'
import { FormProvider } from './form-context'
import { outcomeOf } from './outcome-of'
import { isFileMended, refusalOf, type Refusal } from './refusal'
import { faultsOf, proofRules, type Rule } from './rules'
import { SendRow } from './send-row'
import { changedFiles, filesOf, noProofs, ownOf, textsOf, type Fields, type Proofs } from './submission-values'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

export interface Sending {
  client: Client
  options: CallOptions
  /** `Idempotency-Key`. */
  key: string
  captcha: string
  consentVersion: string
  website: string
  language: Language
}

export interface SubmissionFormProps<Values extends Fields<Values>, Answer> {
  /** Of the draft. */
  name: string
  /** Another form for the same, as in a dialog and on a page: what was typed there and not sent is offered here. */
  other?: string
  /** Site that it is on, `main` for the host without identifier. */
  site: string
  /** Host that takes it, or '' for the page's own. */
  host?: string
  empty: Values
  /** In the order in which they stand. */
  rules: Record<keyof Values, Rule>
  /** Key of what the button says. */
  submit: string
  send(values: Values, sending: Sending): Promise<Result<Answer, ReadProblem>>
  /** Name of the field that the server means by a place such as `question.question.mobile` or `files[1]`. */
  fieldAt(place: string): string
  onSuccess(answer: Answer, values: Values): void
  /** What was typed is kept as a draft and the form emptied; without it the form stays as it is and says what is wrong. */
  onFailure?(text: string): void
  /** What is said of a failure that the form knows more of; undefined for the usual words. */
  explain?(failure: FailureNote): ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * A form that a visitor sends. What it has of its own are fields, rules and an operation; the rest is the same for all: nothing
 * typed is lost, a second try is the same submission, what is missing is said beside its field and in one list, a captcha,
 * the consent, the progress of files.
 */
export function SubmissionForm<Values extends Fields<Values>, Answer>(props: SubmissionFormProps<Values, Answer>) {
  const { name, other, site, host = '', empty, rules, submit, send, fieldAt, onSuccess, onFailure, explain, children } = props
  const { t, language } = useLanguage()
  const id = useId()
  const client = useMemo(() => createClient({ timeoutMs: 15_000 }), [])
  const submission = useSubmission()
  const element = useRef<HTMLFormElement>(null)
  /** The last round whose submission was taken: until React has put another form in its place, a press must not send it again. */
  const takenRound = useRef<number>()
  /** Each round begins with a form of its own. */
  const [round, setRound] = useState({ number: 0, start: empty, isOver: false })
  const [refusal, setRefusal] = useState<Refusal>()
  const [note, setNote] = useState<FailureNote>()
  // Safari 15 has no requestSubmit.
  const { isProving, isWaiting, onCaptcha, wait, stopWaiting } = useProving(() => element.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  const draft = useDraft({ name, other, empty, onTaken: startAnew })
  const { offer } = draft

  const allRules: Record<string, Rule> = { ...(rules as Record<string, Rule>), ...proofRules }
  const form = {
    id,
    site,
    client,
    fields: allRules,
    refusalOf: (field: string, value: unknown) => refusalOf(refusal, field, value),
    isProving,
    onCaptcha,
  }

  function begin(start: Values, isOver = false): void {
    setRound(({ number }) => ({ number: number + 1, start, isOver }))
  }

  function startAnew(): void {
    setRefusal(undefined)
    setNote(undefined)
    begin(empty)
  }

  async function submitValues(values: Values & Proofs, api: FormApi<Values & Proofs>): Promise<void> {
    if (takenRound.current === round.number) return
    draft.hold(true)
    await trySending(values, api).finally(() => draft.hold(false))
  }

  async function trySending(values: Values & Proofs, api: FormApi<Values & Proofs>): Promise<void> {
    setNote(undefined)
    const signal = submission.begin()
    const consent = await agreedConsent(site, signal)
    if ('message' in consent) return fail(values, api, consent)

    const { captcha: solution, website } = values
    const content = ownOf<Values>(values)
    const files = filesOf(content)
    const changed = await changedFiles(files)
    if (changed.length > 0) return fail(values, api, { message: 'failure.file_changed', errors: Object.fromEntries(changed.map((field) => [field, 'field.file_changed'])) })
    const { key, language: firstLanguage } = draft.attemptFor(language, [textsOf(content), consent.version, host], Object.values(files).flat())
    draft.keep(content)
    const hasFiles = Object.values(files).some((list) => list.length > 0)
    const result = await submission.send((sender, options) => send(values, { client: sender, options: { ...options, baseUrl: host }, key, captcha: solution, consentVersion: consent.version, website, language: firstLanguage }), hasFiles, signal)
    if (!result.ok) {
      draft.failed(outcomeOf(result))
      return fail(values, api, failureNote(result))
    }

    takenRound.current = round.number
    const latest = api.getState().values
    // Changed while it was sent: that is kept, but not sent.
    const isChanged = Object.keys(rules).some((field) => !Object.is(latest[field as keyof Values], values[field as keyof Values]))
    draft.sent(isChanged ? ownOf(latest) : undefined)
    setRefusal(undefined)
    begin(empty, true)
    onSuccess(result.data, values)
  }

  function fail(values: Values & Proofs, api: FormApi<Values & Proofs>, failure: FailureNote): void {
    console.error('A submission failed', failure)
    // What was changed while it was sent is kept, and nobody has found fault with it.
    const latest = api.getState().values
    const isSame = (field: string) => Object.is(latest[field as keyof Values], values[field as keyof Values])
    const errors = Object.fromEntries(Object.entries(failure.errors).flatMap(([place, text]) => (isSame(fieldAt(place)) ? [[fieldAt(place), text]] : [])))
    const mustAgree = failure.message === 'failure.consent' || failure.message === 'failure.consent_late'
    if (failure.message === 'failure.consent') {
      forgetConsent()
      void loadConsent(site)
    }
    if (onFailure && failure.message !== 'failure.aborted') {
      draft.setAside(ownOf(latest), { message: failure.message, minutes: failure.minutes, errors })
      begin(empty, true)
      onFailure(failureText(t, failure))
      return
    }
    setNote(failure)
    // A captcha counts once; where the text of the consent has changed, it must be agreed to anew. Nobody sees, and could mend, what a program has filled into the trap.
    const next = { ...latest, captcha: '', website: '', ...(mustAgree && { consent: false }) } as Values & Proofs
    // Nobody looks at the captcha any more: that the tick is gone is said beside it.
    setRefusal({ errors: { captcha: 'field.captcha_used', ...errors }, values: next })
    api.change('captcha', next.captcha as (Values & Proofs)['captcha'])
    api.change('website', next.website as (Values & Proofs)['website'])
    if (mustAgree) api.change('consent', next.consent as (Values & Proofs)['consent'])
    if (Object.keys(errors).length > 0) setTimeout(focusFirst)
  }

  function change(values: Values & Proofs, isDirty: boolean): void {
    draft.change(ownOf(values), isDirty)
    if (note && refusal && isFileMended(note, refusal, values, Object.keys(filesOf(empty)))) setNote(undefined)
  }

  function restore(): void {
    const restored = draft.restore()
    if (!restored) return
    const { start, tried, failure } = restored
    setRefusal(failure && { errors: failure.errors, values: { ...tried, ...noProofs } })
    begin(start)
    setTimeout(focusFirst)
  }

  function forgetOffer(): void {
    if (!offer?.isOthers) setRefusal(undefined)
    draft.forgetOffer()
    setTimeout(focusFirst)
  }

  function clear(): void {
    draft.clear()
    startAnew()
    setTimeout(focusFirst)
  }

  function focusFirst(): void {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    ;(find('[aria-invalid="true"]') ?? find('input, select, textarea'))?.focus()
  }

  return (
    <FormProvider value={form}>
      {/* Not while it is not known what becomes of a submission. */}
      {offer && submission.progress === undefined && <DraftOffer key={`offer-${round.number}`} offer={offer} takesFocus={round.isOver && !offer.isOthers} onRestore={restore} onForget={forgetOffer} />}
      <Form<Values & Proofs> key={round.number} initialValues={{ ...noProofs, ...round.start }} onSubmit={submitValues} validate={(values) => faultsOf(values, allRules, form.refusalOf)} subscription={{ submitting: true, pristine: true, submitFailed: true, hasValidationErrors: true }}>
        {({ handleSubmit, submitting, pristine, submitFailed, hasValidationErrors, form: { getState } }) => {
          const trySubmit = (event: FormEvent) => {
            if (Object.keys(getState().errors ?? {}).join() === 'captcha' && wait()) {
              event.preventDefault()
              return setNote(undefined)
            }
            void handleSubmit(event)
            if (!getState().hasValidationErrors) return
            // What the last try came to is past; what is missing now is shown first.
            setNote(undefined)
            setTimeout(focusFirst)
          }
          return (
            <form ref={element} className={fieldStyles.form} noValidate aria-busy={submitting || isWaiting} onSubmit={trySubmit}>
              {submitFailed && hasValidationErrors && <ErrorSummary />}
              {children}
              <ConsentField />
              <CaptchaField />
              <TrapField />
              <SendRow
                label={t(submit)}
                note={note && (explain?.(note) ?? failureText(t, note))}
                isSending={submitting || isWaiting}
                isOver={round.isOver && (pristine ?? true)}
                progress={submission.progress}
                onCancel={isWaiting ? stopWaiting : submission.cancel}
                onForget={pristine && round.start === empty ? undefined : clear}
              />
              <FieldsBeforePaint />
              <FormSpy<Values & Proofs> subscription={{ values: true, dirty: true }} onChange={({ values, dirty }) => values && change(values, dirty ?? false)} />
            </form>
          )
        }}
      </Form>
    </FormProvider>
  )
}
