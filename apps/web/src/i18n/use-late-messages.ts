import { useLatest } from '@university/blocks/use-latest'
import { useI18next } from 'gatsby-plugin-react-i18next'
import { startTransition, useEffect, useState } from 'react'
import type { Language } from './languages'
import { addFile, loadMessages, messagesOf, type MessageFiles, type PagePart } from './load-messages'
import { useLanguage } from './use-language'

/*
 * What those parts of the layout say that come when they are wanted. A module of its own, so that pages do not start with
 * the names of these files.
 */
const loaders: Record<'accessibility' | 'layout' | 'preview', MessageFiles> = {
  accessibility: {
    kz: () => import(/* webpackChunkName: "accessibility-kz" */ '@university/locales/kz/accessibility.json'),
    ru: () => import(/* webpackChunkName: "accessibility-ru" */ '@university/locales/ru/accessibility.json'),
    en: () => import(/* webpackChunkName: "accessibility-en" */ '@university/locales/en/accessibility.json'),
  },
  layout: {
    kz: () => import(/* webpackChunkName: "layout-kz" */ '@university/locales/kz/layout.json'),
    ru: () => import(/* webpackChunkName: "layout-ru" */ '@university/locales/ru/layout.json'),
    en: () => import(/* webpackChunkName: "layout-en" */ '@university/locales/en/layout.json'),
  },
  preview: {
    kz: () => import(/* webpackChunkName: "preview-kz" */ '@university/locales/kz/preview.json'),
    ru: () => import(/* webpackChunkName: "preview-ru" */ '@university/locales/ru/preview.json'),
    en: () => import(/* webpackChunkName: "preview-en" */ '@university/locales/en/preview.json'),
  },
}

/** How long it waits before it asks again, in milliseconds: twice as long each time. */
const pauses = { first: 1_000, longest: 16_000 }

export interface LateMessagesOptions {
  /** They are asked for while this is true, and at once when it becomes true again. Default true. */
  wanted?: boolean
  /** Told once, when a second try has failed, too: for what a reader waits for. */
  onFail?: ((cause: unknown) => void) | undefined
}

/**
 * Loads `layout.json`, or another part, of the page's language for what comes after the page. Where they do not come it asks again after
 * a while: nobody is shown the keys of messages.
 *
 * @returns whether `t` knows these messages; until then a part shows nothing
 */
export function useLateMessages(part: keyof typeof loaders | PagePart = 'layout', { wanted = true, onFail }: LateMessagesOptions = {}): boolean {
  const { i18n } = useI18next()
  const { language } = useLanguage()
  const [ready, setReady] = useState<Language>()
  const fail = useLatest(onFail)

  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function load(pause: number) {
      const came = await (isOwn(part) ? addFile(loaders[part], language) : loadMessages(language, part))
      // From the next page on they come with the others.
      i18n.addResourceBundle(language, 'common', messagesOf(language), true, true)
      if (!isCurrent) return
      // In slices: a form, which has waited for them, takes a slow telephone an eighth of a second.
      if (typeof came !== 'object') return startTransition(() => setReady(language))
      timer = setTimeout(() => void load(Math.min(pause * 2, pauses.longest)), pause)
      if (pause === 2 * pauses.first) fail.current?.(came.cause)
    }
    void load(pauses.first)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [fail, i18n, language, part, wanted])

  return ready === language
}

function isOwn(part: string): part is keyof typeof loaders {
  return part in loaders
}
