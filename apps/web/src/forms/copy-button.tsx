import { copyText } from '@university/blocks/copy-text'
import { useState } from 'react'
import { useLanguage } from '../i18n/use-language'

export interface CopyButtonProps {
  text: string
  className: string | undefined
  /** The browser copies nothing, as on a host without https: the reader does it by hand. */
  onRefused?(): void
}

/** Copies a text, and says so. */
export function CopyButton({ text, className, onRefused }: CopyButtonProps) {
  const { t } = useLanguage()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    setCopied(false)
    if (await copyText(text)) setCopied(true)
    else onRefused?.()
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {t('copy.button')}
      </button>{' '}
      <span aria-live="polite">{isCopied && t('copy.done')}</span>
    </>
  )
}
