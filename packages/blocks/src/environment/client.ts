import type { Extension } from '@university/api-client/call'
import { createClient } from '@university/api-client/client'
import { checkAnswers } from '@university/api-client/extensions/check-answers'
import { xsrf } from '@university/api-client/extensions/xsrf'
import * as answers from '@university/api-client/validators'
import { isPreview } from './is-preview'

/** In development and tests every answer is held against the contract. Bundlers leave it out of what visitors load. */
export const checks = process.env.NODE_ENV === 'production' ? [] : [checkAnswers(Object.values(answers))]

/** For editors, at `?mode=preview`: with their key drafts are there, too. The code for it comes to nobody else; without it they see what visitors do. */
const withPreviewKey: Extension = (next) => async (call) => {
  if (!isPreview(globalThis.location?.search ?? '')) return next(call)
  const preview = await import(/* webpackChunkName: "preview-key" */ './preview-key').catch(() => undefined)
  return (preview ? preview.sendPreviewKey(next) : next)(call)
}

/**
 * Calls of the blocks go to the page's own host. A module of its own and no part of the environment, so that pages
 * without a block that calls do not ship it.
 */
export const client = createClient({ timeoutMs: 15_000, extensions: [...checks, xsrf(), withPreviewKey] })
