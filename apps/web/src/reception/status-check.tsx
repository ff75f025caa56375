import { getQuestionStatus } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'
import type { Failure } from '@university/api-client/result'
import { retryAfterMs } from '@university/api-client/retry-after'
import type { ReadProblem, Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'
import { useAtomValue } from 'jotai'
import { useId, useRef, useState } from 'react'
import { Field, Form } from 'react-final-form'
import { FieldsBeforePaint } from '../forms/fields-before-paint'
import * as fieldStyles from '../forms/fields/fields.module.css'
import { formatDate } from '../i18n/format-date'
import { useLanguage } from '../i18n/use-language'
import type { Shell } from '../shell/shell'
import { askedQuestionAtom } from '../state/asked-question'
import { codeExample, isCode, isNumber, numberExample, toCode, toNumber } from './status-codes'
import * as styles from './status-check.module.css'

interface Values {
  number: string
  code: string
}

const nothing: Values = { number: '', code: '' }

type State = { name: 'idle' | 'checking' } | { name: 'found'; progress: Schema<'QuestionProgress'> } | { name: 'failed'; failure: Failure<ReadProblem> }

const askStatus = expecting(getQuestionStatus, (progress) => Boolean(progress?.status))

/** How a question fares, by its number and its tracking code: those of the one that was just sent stand there already. Nothing of it is kept. */
export function StatusCheck({ shell }: { shell: Shell | undefined }) {
  const { t } = useLanguage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const asked = useAtomValue(askedQuestionAtom) ?? nothing
  const [state, setState] = useState<State>({ name: 'idle' })

  function validate(values: Partial<Values>): Partial<Values> {
    return {
      ...(!isNumber(toNumber(values.number ?? '')) && { number: t('status.wrong_number', { example: numberExample }) }),
      ...(!isCode(toCode(values.code ?? '')) && { code: t('status.wrong_code', { example: codeExample }) }),
    }
  }

  async function check({ number, code }: Values): Promise<void> {
    if (state.name === 'checking') return
    // The button that tries again goes away; the first one stays.
    if (result.current?.contains(document.activeElement)) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
    setState({ name: 'checking' })
    const answer = await askStatus(client, { query: { number: toNumber(number), tracking_code: toCode(code) } }, { baseUrl: shell?.receptionUrl ?? '' })
    if (answer.ok) return setState({ name: 'found', progress: answer.data })
    console.error('The status of a question failed to load', answer.kind)
    setState({ name: 'failed', failure: answer })
  }

  return (
    <Form<Values> initialValues={asked} keepDirtyOnReinitialize onSubmit={check} validate={validate}>
      {({ handleSubmit, hasValidationErrors }) => (
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event)
            // The faults are told by the render that follows.
            if (hasValidationErrors) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
          }}
        >
          <FieldsBeforePaint />
          <p>{t('status.lead')}</p>
          <CodeField id={`${id}-number`} name="number" label={t('status.number')} example={numberExample} tidy={toNumber} />
          <CodeField id={`${id}-code`} name="code" label={t('status.code')} example={codeExample} tidy={toCode} />
          <button type="submit" className="button" aria-disabled={state.name === 'checking'}>
            {t('status.check')}
          </button>
          {/* No status: of an empty one screen readers say that it is one. */}
          <div ref={result} aria-live="polite" className={styles.result}>
            {state.name === 'checking' && <p>{t('status.checking')}</p>}
            {state.name === 'found' && <Progress progress={state.progress} />}
            {state.name === 'failed' && <FailureNotice failure={state.failure} />}
          </div>
        </form>
      )}
    </Form>
  )
}

interface CodeFieldProps {
  id: string
  name: keyof Values
  label: string
  example: string
  /** Puts right what was typed, when the reader goes on. */
  tidy: (text: string) => string
}

function CodeField({ id, name, label, example, tidy }: CodeFieldProps) {
  const { t } = useLanguage()
  return (
    <Field<string> name={name} format={(text) => tidy(text ?? '')} formatOnBlur>
      {({ input, meta }) => {
        const fault = meta.submitFailed ? (meta.error as string | undefined) : undefined
        return (
          <div className={`${fieldStyles.field} ${styles.field}`}>
            <label htmlFor={id}>{label}</label>
            <input
              {...input}
              value={input.value ?? ''}
              id={id}
              className={`control ${styles.input}`}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={40}
              aria-required
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${id}-hint`}
            />
            <p id={`${id}-hint`} className={fault ? fieldStyles.error : fieldStyles.hint}>
              {fault ?? t('status.example', { example })}
            </p>
          </div>
        )
      }}
    </Field>
  )
}

/** How far the question has come, and what that means. */
function Progress({ progress }: { progress: Schema<'QuestionProgress'> }) {
  const { t } = useLanguage()
  const isOpen = progress.status === 'on_moderation' || progress.status === 'registered'
  return (
    <>
      <h3>
        {progress.number}: {t(`status.${progress.status}`)}
      </h3>
      <p>{t(`status.${progress.status}_text`)}</p>
      <dl>
        {progress.rejection_reason && (
          <div>
            <dt>{t('status.reason')}</dt>
            <dd>{progress.rejection_reason}</dd>
          </div>
        )}
        <Moment name={t('status.received')} at={progress.received_at} />
        <Moment name={t('status.changed')} at={progress.updated_at} />
        {isOpen && <Moment name={t('status.due')} at={progress.due_at} />}
      </dl>
    </>
  )
}

function Moment({ name, at }: { name: string; at: string }) {
  const { language } = useLanguage()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={at}>{formatDate(at, language)}</time>
      </dd>
    </div>
  )
}

/** Why nothing is known, and what can be done. */
function FailureNotice({ failure }: { failure: Failure<ReadProblem> }) {
  const { t } = useLanguage()
  const status = 'status' in failure ? failure.status : undefined
  if (status === 404) return <p className={styles.fault}>{t('status.not_found')}</p>
  if (status === 429) {
    const waitMs = retryAfterMs(failure)
    return <p className={styles.fault}>{waitMs === undefined ? t('status.try_later') : t('status.wait', { count: Math.max(1, Math.ceil(waitMs / 60_000)) })}</p>
  }
  return (
    <>
      <p className={styles.fault}>{status === undefined ? t('status.failed') : t('status.unavailable')}</p>
      <button type="submit" className="button button-quiet">
        {t('list.retry')}
      </button>
    </>
  )
}
