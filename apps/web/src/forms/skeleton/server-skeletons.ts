import type { Language } from '../../i18n/languages'

export type FormName = 'application' | 'reception' | 'blogQuestion'

/**
 * What draws the skeletons of forms into the HTML of a page. The server render fills it (shell/server.tsx); in the browser it
 * stays empty, so that no page starts with them.
 */
export const serverSkeletons: { render?: (form: FormName, language: Language) => string } = {}
