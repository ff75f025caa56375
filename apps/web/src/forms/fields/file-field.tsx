import { formatFileSize } from '@university/blocks/format-file-size'
import type { TFunction } from 'i18next'
import { useRef, useState, type DragEvent } from 'react'
import { Icon } from '../../components/icon'
import { useLanguage } from '../../i18n/use-language'
import { FieldError } from './field-frame'
import { useFormField } from './use-form-field'
import * as styles from './fields.module.css'

/** The server takes no larger file, in bytes. */
const maxFileBytes = 10 * 1024 * 1024

export interface FileFieldProps {
  name: string
  /** Endings of names that are offered, such as `.pdf`; the server looks into the files. */
  endings: readonly string[]
  /** How many files at most. */
  limit?: number
  hint: string
}

/** Files chosen or dropped, each with its size, and taken away again. What is too large or empty is said at once. */
export function FileField({ name, endings, limit = 1, hint }: FileFieldProps) {
  const { t, language } = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { input, control, ids, label, required, error, isListed } = useFormField<File[]>(name, { hint })
  const files = input.value

  function add(added: File[]) {
    // One file is replaced by another; of several none is lost.
    const all = limit === 1 ? added.slice(-1) : [...files, ...added.filter((file) => !files.some((other) => isSame(file, other)))]
    const faultOf = (file: File) => fileFault(t, file, endings)
    const bad = all.find(faultOf)
    const taken = all.filter((file) => !faultOf(file))
    setRefused(bad ? faultOf(bad) : taken.length > limit ? t('file.limit_reached', { limit }) : undefined)
    if (taken.length > 0) input.onChange(taken.slice(0, limit))
    // The same file may be chosen again after it was taken away.
    if (picker.current) picker.current.value = ''
  }

  function remove(file: File) {
    setRefused(undefined)
    input.onChange(files.filter((other) => other !== file))
    picker.current?.focus()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }

  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label id={`${ids.field}-label`} htmlFor={ids.field}>
        {label} {!required && <span className={styles.optional}>{t('field.optional')}</span>}
      </label>
      <p id={ids.hint} className={styles.hint}>
        {t(hint)}
      </p>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {/* Who speaks to the computer says what they see on the box. */}
        <input {...control} aria-labelledby={`${ids.field}-label ${ids.field}-choose`} ref={picker} type="file" multiple={limit > 1} accept={endings.join(',')} onChange={({ target }) => add([...(target.files ?? [])])} onBlur={() => input.onBlur()} onFocus={() => input.onFocus()} />
        <span className={styles.choose} aria-hidden="true">
          <span>
            <Icon name="file" /> <span id={`${ids.field}-choose`}>{limit > 1 ? t('file.choose_several') : t('file.choose')}</span> <span className={styles.orDrop}>{limit > 1 ? t('file.or_drop_several') : t('file.or_drop')}</span>
          </span>
        </span>
      </div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('file.chosen')}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>{file.name}</span> <small>{formatFileSize(file.size, language)}</small>
              <button type="button" onClick={() => remove(file)}>
                <Icon name="close" />
                <span className="visually-hidden">{t('file.remove', { name: file.name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={ids.error} error={refused ?? error} isListed={isListed && refused === undefined} />
    </div>
  )
}

/** Why it is not taken, in the reader's language. */
function fileFault(t: TFunction, { name, size }: File, endings: readonly string[]): string | undefined {
  // The server would say of an empty file that its content is of no type that it takes.
  if (size === 0) return t('file.empty', { name })
  if (size > maxFileBytes) return t('file.too_large', { name })
  return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? undefined : t('file.wrong_type', { name })
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
