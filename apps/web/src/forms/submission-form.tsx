import { createClient, type CallOptions, type Client } from '@university/api-client/client'
import type { Result } from '@university/api-client/result'
import type { ReadProblem } from '@university/api-client/types'
import { useLatest } from '@university/blocks/use-latest'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FormApi } from 'final-form'
import { Form, FormSpy } from 'react-final-form'
import { useLanguage } from '../i18n/use-language'
import type { Language } from '../i18n/languages'
import { attemptFor, type Attempt } from './attempt'
import { forgetConsent, knownConsent, loadConsent, type Consent } from './consent'
import { draftStore, type Draft } from './draft'
import { DraftOffer } from './draft-offer'
import { ErrorSummary } from './error-summary'
import { failureNote, failureText, type FailureNote } from './failure-note'
import { CaptchaOfForm } from './fields/captcha-of-form'
import { ConsentField } from './fields/consent-field'
import { TrapField } from './fields/trap-field'
import * as fieldStyles from './fields/fields.module.css'
import { FieldsBeforePaint } from './fields-before-paint'
import { FormProvider, type FieldKind } from './form-context'
import { SendRow } from './send-row'
import { useSubmission } from './use-submission'

/** A value that a visitor fills in: a text, yes or no, files. */
type Value = string | boolean | File[]

/** What every submission has beside its own fields. */
interface Proofs {
  captcha: string
  consent: boolean
  website: string
}

/** A field: its label, whether it must be filled in, and what else must be so. */
export interface Rule extends FieldKind {
  /** Key of what is said when a required field is empty. */
  missing?: string
  /** Key of what is wrong with what is filled in, or undefined. */
  check?: (value: never) => string | undefined
}

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

export interface SubmissionFormProps<Values extends Record<keyof Values, Value>, Answer> {
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

const proofRules: Record<keyof Proofs, Rule> = {
  consent: { label: 'field.consent', required: true, missing: 'field.consent_missing' },
  captcha: { label: 'captcha.label', required: true, missing: 'field.captcha' },
  website: { label: '' },
}

/** A draft that may be gone on with. */
interface Offer<Values> {
  draft: Draft<Values>
  /** Whether it is that of the other form. */
  isOthers: boolean
}

/** Failures that another file may mend. */
const fileNotes = new Set(['failure.file_type', 'failure.too_large', 'failure.file_changed'])

const noProofs: Proofs = { captcha: '', consent: false, website: '' }

/**
 * A form that a visitor sends. What it has of its own are fields, rules and an operation; the rest is the same for all: nothing
 * typed is lost, a second try is the same submission, what is missing is said beside its field and in one list, a captcha,
 * the consent, the progress of files.
 */
export function SubmissionForm<Values extends Record<keyof Values, Value>, Answer>(props: SubmissionFormProps<Values, Answer>) {
  const { name, other, site, host = '', empty, rules, submit, send, fieldAt, onSuccess, onFailure, explain, children } = props
  const { t, language } = useLanguage()
  const id = useId()
  const store = useMemo(() => draftStore<Partial<Values>>(name), [name])
  const otherStore = useMemo(() => (other === undefined ? undefined : draftStore<Partial<Values>>(other)), [other])
  const client = useMemo(() => createClient({ timeoutMs: 15_000 }), [])
  const submission = useSubmission()
  const element = useRef<HTMLFormElement>(null)
  const attempt = useRef<Attempt>()
  /** The last round whose submission was taken: until React has put another form in its place, a press must not send it again. */
  const takenRound = useRef<number>()
  // Files are kept as long as the page lives: the browser has no other place for them.
  const lastFiles = useRef<Partial<Values>>({})
  /** What is filled in while a draft is offered: it outweighs what the draft has there, and takes nothing else away. */
  const filledSince = useRef<Partial<Values>>({})
  /** Whether this round has written the draft. */
  const hasKept = useRef(false)
  const [offer, setOffer] = useState(firstOffer)
  /** Each round begins with a form of its own. */
  const [round, setRound] = useState({ number: 0, start: empty, isOver: false })
  const [refusal, setRefusal] = useState<{ errors: Record<string, string>; values: Partial<Values & Proofs> }>()
  const [note, setNote] = useState<FailureNote>()

  const allRules: Record<string, Rule> = { ...(rules as Record<string, Rule>), ...proofRules }
  const form = {
    id,
    site,
    client,
    fields: allRules,
    refusalOf: (field: string, value: unknown) => (refusal && Object.is(refusal.values[field as keyof Values], value) ? refusal.errors[field] : undefined),
  }

  /** The form's own draft, else that of the other one. */
  function firstOffer(): Offer<Partial<Values>> | undefined {
    const draft = store.read()
    return draft ? { draft, isOthers: false } : othersOffer()
  }

  /** What stands in the other form, unless that is being sent, or one text would take the place of another. */
  function othersOffer(): Offer<Partial<Values>> | undefined {
    const draft = otherStore?.isHeld() ? undefined : otherStore?.read()
    if (!draft) return undefined
    const theirs = filledIn(draft.values)
    const isInTheWay = Object.entries(filledSince.current).some(([field, value]) => field in theirs && theirs[field as keyof Values] !== value)
    return isInTheWay || Object.keys(theirs).length === 0 ? undefined : { draft, isOthers: true }
  }

  function keep(values: Values & Proofs, failure?: FailureNote): void {
    const names = Object.values(splitFiles(values as Record<string, Value>).files).flat().map((file) => file.name)
    const waiting = failure || offer?.isOthers ? undefined : offer?.draft
    const texts = waiting ? { ...waiting.values, ...keptOf(filledIn(values)) } : keptOf(values)
    const kept = names.length > 0 ? names : waiting?.files
    hasKept.current = true
    store.write({ values: texts, attempt: attempt.current ?? waiting?.attempt, failure: failure ?? waiting?.failure, ...(kept && { files: kept }) })
  }

  function filledIn<Of extends Partial<Values>>(values: Of): Of {
    return Object.fromEntries(Object.entries(values).filter(([name, value]) => (typeof value === 'boolean' || !isEmpty(value as Value)) && value !== empty[name as keyof Values])) as Of
  }

  function change(values: Values & Proofs, isDirty: boolean): void {
    filledSince.current = filledIn(ownOf(values))
    const isWaiting = offer !== undefined && !offer.isOthers
    if (!isWaiting && Object.keys(filledSince.current).length === 0) store.forget()
    else if (isDirty || hasKept.current) keep(values)
    if (otherStore && !isWaiting) lookAtOther()
    forgetFileNote(values)
  }

  function lookAtOther(): void {
    const found = othersOffer()
    // The same one stays the same: nothing is drawn anew with each letter.
    setOffer((former) => (former && (!former.isOthers || JSON.stringify(former.draft) === JSON.stringify(found?.draft)) ? former : found))
  }

  const begin = useCallback((start: Values, isOver = false): void => {
    hasKept.current = false
    setRound(({ number }) => ({ number: number + 1, start, isOver }))
  }, [])

  const reset = useCallback(() => {
    attempt.current = undefined
    lastFiles.current = {}
    setOffer(undefined)
    setRefusal(undefined)
  }, [])

  // What is gone on with in the other form is there, and not here.
  useEffect(
    () =>
      store.listen((isTaken) => {
        if (!isTaken) return
        filledSince.current = {}
        reset()
        setNote(undefined)
        begin(empty)
      }),
    [begin, empty, reset, store],
  )
  // What the other form has now.
  const look = useLatest(lookAtOther)
  useEffect(() => otherStore?.listen(() => look.current()), [look, otherStore])

  async function submitValues(values: Values & Proofs, api: FormApi<Values & Proofs>): Promise<void> {
    if (takenRound.current === round.number) return
    store.hold(true)
    await trySending(values, api).finally(() => store.hold(false))
  }

  async function trySending(values: Values & Proofs, api: FormApi<Values & Proofs>): Promise<void> {
    setNote(undefined)
    const signal = submission.begin()
    const consent = await consentTo(signal)
    if ('message' in consent) return fail(values, api, consent)

    const { captcha, website, ...content } = values
    const { texts, files } = splitFiles(content as Record<string, Value>)
    const changed = await changedFiles(files)
    if (changed.length > 0) return fail(values, api, { message: 'failure.file_changed', errors: Object.fromEntries(changed.map((field) => [field, 'field.file_changed'])) })
    attempt.current = attemptFor(attempt.current, language, [texts, consent.version, host], Object.values(files).flat())
    keep(values)
    const { key, language: firstLanguage } = attempt.current
    const hasFiles = Object.values(files).some((list) => list.length > 0)
    const result = await submission.send((sender, options) => send(values, { client: sender, options: { ...options, baseUrl: host }, key, captcha, consentVersion: consent.version, website, language: firstLanguage }), hasFiles, signal)
    if (!result.ok) return fail(values, api, failureNote(result))

    takenRound.current = round.number
    forget()
    const latest = api.getState().values
    const isChanged = Object.keys(rules).some((field) => !Object.is(latest[field as keyof Values], values[field as keyof Values]))
    // Changed while it was sent: that is kept, but not sent.
    if (isChanged && Object.keys(filledIn(ownOf(latest))).length > 0) store.write({ values: keptOf(latest) })
    setOffer(firstOffer())
    begin(empty, true)
    onSuccess(result.data, values)
  }

  /** The text that the visitor has agreed to, or why there is none. */
  async function consentTo(signal: AbortSignal): Promise<Consent | FailureNote> {
    const shown = knownConsent(site)
    if (shown) return shown
    const consent = await Promise.race([loadConsent(site), aborted(signal)])
    if (!consent) return { message: 'failure.aborted', errors: {} }
    if (!consent.ok) return failureNote(consent)
    // Nobody agrees to what they could not read.
    return consent.data.page_slug === null ? consent.data : { message: 'failure.consent_late', errors: {} }
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
      if (Object.keys(filledIn(ownOf(latest))).length > 0) keep(latest, { message: failure.message, minutes: failure.minutes, errors })
      else store.forget()
      lastFiles.current = splitFiles(latest as Record<string, Value>).files as Partial<Values>
      setOffer(firstOffer())
      begin(empty, true)
      onFailure(failureText(t, failure))
      return
    }
    setNote(failure)
    // A captcha counts once; where the text of the consent has changed, it must be agreed to anew.
    const next = { ...latest, captcha: '', ...(mustAgree && { consent: false }) } as Values & Proofs
    // Nobody looks at the captcha any more: that the tick is gone is said beside it.
    setRefusal({ errors: { captcha: 'field.captcha_used', ...errors }, values: next })
    api.change('captcha', next.captcha as (Values & Proofs)['captcha'])
    if (mustAgree) api.change('consent', next.consent as (Values & Proofs)['consent'])
    if (Object.keys(errors).length > 0) setTimeout(focusFirst)
  }

  /** What was said of a refused file holds for that file. */
  function forgetFileNote(values: Values & Proofs): void {
    if (!note || !refusal || !fileNotes.has(note.message)) return
    const isOther = (field: string) => !Object.is(values[field as keyof Values], refusal.values[field as keyof Values])
    const files = Object.keys(splitFiles(empty as Record<string, Value>).files)
    const refused = files.filter((field) => refusal.errors[field])
    if (refused.length > 0 ? refused.every(isOther) : files.some(isOther)) setNote(undefined)
  }

  function restore(): void {
    if (!offer) return
    const { draft, isOthers } = offer
    const tried = { ...empty, ...draft.values, ...(!isOthers && lastFiles.current) }
    lastFiles.current = {}
    attempt.current = draft.attempt
    setRefusal(draft.failure && { errors: draft.failure.errors, values: { ...tried, ...noProofs } as Partial<Values & Proofs> })
    setOffer(undefined)
    if (isOthers) {
      store.write({ ...draft, values: { ...draft.values, ...keptOf(filledSince.current as Values & Proofs) } })
      otherStore?.take()
    }
    begin({ ...tried, ...filledSince.current })
    setTimeout(focusFirst)
  }

  function forget(): void {
    store.forget()
    reset()
  }

  function forgetOffer(): void {
    if (offer?.isOthers) {
      setOffer(undefined)
      otherStore?.take()
    } else {
      forget()
      setOffer(othersOffer())
    }
    setTimeout(focusFirst)
  }

  function clear(): void {
    forget()
    setNote(undefined)
    begin(empty)
    setTimeout(focusFirst)
  }

  function validate(values: Values & Proofs): Record<string, string> {
    const errors: Record<string, string> = {}
    for (const [field, { required, missing = 'field.required', check }] of Object.entries(allRules)) {
      const value = values[field as keyof Values]
      const fault = isEmpty(value) ? required && missing : (check?.(value as never) ?? form.refusalOf(field, value))
      if (fault) errors[field] = fault
    }
    return errors
  }

  function focusFirst(): void {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    ;(find('[aria-invalid="true"]') ?? find('input, select, textarea'))?.focus()
  }

  return (
    <FormProvider value={form}>
      {/* Not while it is not known what becomes of a submission. */}
      {offer && submission.progress === undefined && <DraftOffer key={`offer-${round.number}`} draft={offer.draft} takesFocus={round.isOver && !offer.isOthers} missing={!offer.isOthers && Object.values(lastFiles.current).flat().length > 0 ? [] : (offer.draft.files ?? [])} onRestore={restore} onForget={forgetOffer} />}
      <Form<Values & Proofs> key={round.number} initialValues={{ ...noProofs, ...round.start }} onSubmit={submitValues} validate={validate} subscription={{ submitting: true, pristine: true, submitFailed: true, hasValidationErrors: true }}>
        {({ handleSubmit, submitting, pristine, submitFailed, hasValidationErrors, form: { getState } }) => {
          const trySubmit = (event: FormEvent) => {
            void handleSubmit(event)
            if (!getState().hasValidationErrors) return
            // What the last try came to is past; what is missing now is shown first.
            setNote(undefined)
            setTimeout(focusFirst)
          }
          return (
            <form ref={element} className={fieldStyles.form} noValidate aria-busy={submitting ?? false} onSubmit={trySubmit}>
              {submitFailed && hasValidationErrors && <ErrorSummary />}
              {children}
              <ConsentField name="consent" />
              <CaptchaOfForm name="captcha" />
              <TrapField />
              <SendRow
                label={t(submit)}
                note={note && (explain?.(note) ?? failureText(t, note))}
                isSending={submitting ?? false}
                isOver={round.isOver && (pristine ?? true)}
                progress={submission.progress}
                onCancel={submission.cancel}
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

/** Resolves when it fires. */
function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }))
}

function isEmpty(value: Value | undefined): boolean {
  return value === undefined || value === false || (Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '')
}

function splitFiles(values: Record<string, Value>): { texts: Record<string, string | boolean>; files: Record<string, File[]> } {
  const entries = Object.entries(values)
  return {
    texts: Object.fromEntries(entries.filter((entry): entry is [string, string | boolean] => !Array.isArray(entry[1]))),
    files: Object.fromEntries(entries.filter((entry): entry is [string, File[]] => Array.isArray(entry[1]))),
  }
}

/** Fields with a file that is no longer what was chosen: browsers do not read it, and would say that the network failed. */
async function changedFiles(files: Record<string, File[]>): Promise<string[]> {
  const fields = await Promise.all(
    Object.entries(files).map(async ([field, list]) => {
      const reads = await Promise.allSettled(list.map((file) => file.slice(0, 1).arrayBuffer()))
      return reads.some(({ status }) => status === 'rejected') ? [field] : []
    }),
  )
  return fields.flat()
}

/** Nothing that must be given anew. */
function ownOf<Values>(values: Values & Proofs): Partial<Values> {
  return Object.fromEntries(Object.entries(values as Record<string, Value>).filter(([name]) => !(name in noProofs))) as Partial<Values>
}

/** What a draft keeps: no files, either. */
function keptOf<Values>(values: Values & Proofs): Partial<Values> {
  return splitFiles(ownOf(values) as Record<string, Value>).texts as Partial<Values>
}
