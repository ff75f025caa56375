import '@university/blocks/antd/dialog.css'
import '@university/blocks/antd/site-tokens.css'
// Not of 'antd' itself, where it brings `Modal.confirm()` and its like: 4 KB gzip.
import Modal from 'antd/es/modal/Modal'
import type { ReactNode } from 'react'
import { Icon } from '../components/icon'
import { useLanguage } from '../i18n/use-language'
import * as styles from './dialog.module.css'

export interface DialogProps {
  title: string
  isOpen: boolean
  /** Asked for by Escape, the button, or a click beside the dialog. */
  onClose: () => void
  /** When it is gone from the screen: the focus is nowhere then. */
  afterClose: () => void
  children: ReactNode
}

/** A modal dialog. What is in it comes with the first opening and stays, unseen, while it is closed: nothing typed is lost. */
export function Dialog({ title, isOpen, onClose, afterClose, children }: DialogProps) {
  const { t } = useLanguage()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Modal
      open={isOpen}
      title={<h2 className={styles.title}>{title}</h2>}
      footer={null}
      width="var(--dialog-width)"
      centered
      closable={{ closeIcon: <Icon name="close" />, 'aria-label': t('site.close') }}
      // Safari gives a link that is clicked no focus, so what to give it back to is not known here.
      focusable={{ focusTriggerAfterClose: false }}
      {...(isStill && { transitionName: '', maskTransitionName: '' })}
      onCancel={onClose}
      afterClose={afterClose}
      rootClassName={styles.root ?? ''}
      classNames={{ container: styles.container ?? '', header: styles.header ?? '', body: styles.body ?? '', close: styles.close ?? '' }}
    >
      {children}
    </Modal>
  )
}
