import { useLatest } from '@university/blocks/use-latest'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '../i18n/languages'
import { attemptFor, type Attempt } from './attempt'
import type { Outcome } from './outcome-of'
import { draftStore, type Draft, type Files } from './draft'
import type { FailureNote } from './failure-note'
import { randomKey } from './random-key'
import { isSent, noteSent, onSentElsewhere } from './sent-drafts'
import { onComeBack } from './on-come-back'
import { filesOf, filledIn, textsOf, type Fields } from './submission-values'

export interface DraftOptions<Values> {
  /** Of the form. */
  name: string
  /** Another form for the same, as in a dialog and on a page: what was typed there and not sent is offered here. */
  other: string | undefined
  empty: Values
  /** It is gone on with, or was thrown away, in the other form, or was sent from another page: this one begins anew. */
  onTaken(): void
}

/** A draft that may be gone on with. */
export interface Offer<Values> {
  draft: Draft<Partial<Values>>
  /** Those of its files that are here. */
  files: Files
  /** Whether it is that of the other form. */
  isOthers: boolean
  /** Names of the files that have to be chosen anew. */
  missingFiles: readonly string[]
}

export interface FormDraft<Values> {
  offer: Offer<Values> | undefined
  /** The try in which this content is sent. */
  attemptFor(language: Language, content: unknown, files: readonly File[]): Attempt
  /** That try came to nothing. @param outcome `arrived` is what was sent before under its key, in other words: the next try is another submission */
  failed(outcome: Outcome): void
  /** A value has changed, or a new form has come. @param isDirty something differs from what the form began with */
  change(values: Partial<Values>, isDirty: boolean): void
  /** It is about to be sent. */
  keep(values: Partial<Values>): void
  /** Until it is known what becomes of it, nobody else shall go on with it. */
  hold(isHeld: boolean): void
  /** It was taken. @param rest what was changed meanwhile, and not sent */
  sent(rest: Partial<Values> | undefined): void
  /** It was not, and the form is emptied. */
  setAside(values: Partial<Values>, failure: FailureNote): void
  /** Goes on with what is offered. @returns what the form begins with; what the last try was made with, and why it failed */
  restore(): { start: Values; tried: Values; failure: FailureNote | undefined } | undefined
  /** Throws away what is offered. */
  forgetOffer(): void
  /** Leaves nothing behind. */
  clear(): void
}

/**
 * What a visitor has typed, beyond the life of a form: kept with each letter, offered when the form opens anew, in the other
 * form, or after a failure, and gone when it was sent. What is filled in while something is offered takes nothing else away.
 */
export function useDraft<Values extends Fields<Values>>({ name, other, empty, onTaken }: DraftOptions<Values>): FormDraft<Values> {
  type Found = Omit<Offer<Values>, 'missingFiles'>
  const store = useMemo(() => draftStore<Partial<Values>>(name), [name])
  const otherStore = useMemo(() => (other === undefined ? undefined : draftStore<Partial<Values>>(other)), [other])
  const attempt = useRef<Attempt>()
  /** Whether something may have arrived before it under its key. */
  const mayHaveArrivedBefore = useRef(false)
  /** What is filled in while a draft is offered: it outweighs what the draft has there. */
  const filledSince = useRef<Partial<Values>>({})
  /** Whether the form that is shown has written the draft. */
  const hasKept = useRef(false)
  /** Of what this form writes, until it begins anew. */
  const writer = useRef(randomKey())
  /** Who has written last what the form was begun with. */
  const restored = useRef<string>()
  const [offered, setOffered] = useState(firstOffer)
  const waiting = offered && !offered.isOthers ? offered : undefined

  /** The form's own draft, else that of the other one. */
  function firstOffer(): Found | undefined {
    const draft = store.read()
    return draft && !isSent(draft) ? { draft, files: store.files(), isOthers: false } : othersOffer()
  }

  /** What stands in the other form, unless that is being sent, or one text would take the place of another. */
  function othersOffer(): Found | undefined {
    const draft = otherStore?.isHeld() ? undefined : otherStore?.read()
    if (!draft || isSent(draft)) return undefined
    const files = otherStore?.files() ?? {}
    const theirs = filledIn({ ...draft.values, ...files }, empty)
    const isInTheWay = Object.entries(filledSince.current).some(([field, value]) => field in theirs && theirs[field as keyof Values] !== value)
    return isInTheWay || Object.keys(theirs).length === 0 ? undefined : { draft, files, isOthers: true }
  }

  function lookAtOther(): void {
    const found = othersOffer()
    // The same one stays the same: nothing is drawn anew with each letter.
    const isSame = (former: Found) => former.files === found?.files && JSON.stringify(former.draft) === JSON.stringify(found.draft)
    setOffered((former) => (former && (!former.isOthers || isSame(former)) ? former : found))
  }

  function write(values: Partial<Values>, former?: Found, failure = former?.draft.failure): void {
    const texts = former ? { ...former.draft.values, ...textsOf(filledIn(values, empty)) } : (textsOf(values) as Partial<Values>)
    const files = former ? { ...former.files, ...filesOf(filledIn(values, empty)) } : filesOf(values)
    hasKept.current = true
    keepDraft({ values: texts, attempt: attempt.current ?? former?.draft.attempt, failure, files: former?.draft.files, lineage: store.read()?.lineage ?? [] }, files)
  }

  function keepDraft({ lineage = [], files: formerNames, ...draft }: Draft<Partial<Values>>, files: Files): void {
    const names = namesOf(files)
    store.write({ ...draft, files: names.length > 0 ? names : formerNames, lineage: [...lineage.filter((name) => name !== writer.current), writer.current] }, files)
  }

  function lookAtSent(): void {
    const draft = store.read()
    if (draft && isSent(draft)) {
      store.forget()
      setOffered((former) => (former?.isOthers ? former : undefined))
    }
    lookAtOther()
  }

  function reset(): void {
    attempt.current = undefined
    writer.current = randomKey()
    restored.current = undefined
    setOffered(undefined)
  }

  const taken = useLatest(() => {
    filledSince.current = {}
    hasKept.current = false
    reset()
    onTaken()
  })
  useEffect(() => store.listen((isTaken) => isTaken && taken.current()), [store, taken])
  // What the other form has now.
  const look = useLatest(lookAtOther)
  useEffect(() => otherStore?.listen(() => look.current()), [look, otherStore])
  const lookForSent = useLatest(lookAtSent)
  useEffect(() => {
    lookForSent.current()
    return onSentElsewhere(() => lookForSent.current())
  }, [lookForSent])
  // The browser has kept the page as it was: what stands in the form may have been gone on with and sent from the page that the reader comes from.
  useEffect(
    () =>
      onComeBack(() => {
        const last = hasKept.current ? writer.current : (restored.current ?? writer.current)
        if (isSent({ values: {}, lineage: [last] })) taken.current()
        lookForSent.current()
      }),
    [lookForSent, taken],
  )

  return {
    offer: offered && { ...offered, missingFiles: (offered.draft.files ?? []).filter((name) => !namesOf(offered.files).includes(name)) },
    attemptFor(language, content, files) {
      mayHaveArrivedBefore.current = attempt.current?.mayHaveArrived ?? false
      attempt.current = attemptFor(attempt.current, language, content, files)
      return attempt.current
    },
    failed(outcome) {
      if (outcome === 'arrived') attempt.current = undefined
      else if (outcome === 'refused' && attempt.current) attempt.current = { ...attempt.current, mayHaveArrived: mayHaveArrivedBefore.current }
    },
    change(values, isDirty) {
      filledSince.current = filledIn(values, empty)
      if (!waiting && Object.keys(filledSince.current).length === 0) store.forget()
      else if (isDirty || hasKept.current) write(values, waiting)
      if (otherStore && !waiting) lookAtOther()
    },
    keep: (values) => write(values, waiting),
    hold: (isHeld) => store.hold(isHeld),
    sent(rest) {
      noteSent(store.read()?.lineage ?? [])
      store.forget()
      reset()
      hasKept.current = false
      if (rest && Object.keys(filledIn(rest, empty)).length > 0) keepDraft({ values: textsOf(rest) as Partial<Values> }, filesOf(rest))
      setOffered(firstOffer())
    },
    setAside(values, failure) {
      if (Object.keys(filledIn(values, empty)).length > 0) write(values, undefined, failure)
      else store.forget()
      hasKept.current = false
      setOffered(firstOffer())
    },
    restore() {
      if (!offered) return undefined
      const { draft, files, isOthers } = offered
      const tried = { ...empty, ...draft.values, ...files }
      attempt.current = draft.attempt
      restored.current = isOthers ? undefined : store.read()?.lineage?.at(-1)
      hasKept.current = false
      setOffered(undefined)
      if (isOthers) {
        keepDraft({ ...draft, values: { ...draft.values, ...(textsOf(filledSince.current) as Partial<Values>) } }, { ...files, ...filesOf(filledSince.current) })
        otherStore?.take()
      }
      return { start: { ...tried, ...filledSince.current }, tried, failure: draft.failure }
    },
    forgetOffer() {
      if (offered?.isOthers) {
        setOffered(undefined)
        otherStore?.take()
        return
      }
      store.forget()
      reset()
      setOffered(othersOffer())
    },
    clear() {
      store.forget()
      reset()
      hasKept.current = false
    },
  }
}

function namesOf(files: Files): string[] {
  return Object.values(files).flatMap((chosen) => chosen.map(({ name }) => name))
}
