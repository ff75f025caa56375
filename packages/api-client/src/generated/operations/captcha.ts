// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export type GetCaptchaChallengeData = components['schemas']['CaptchaChallenge']

export type GetCaptchaChallengeError = components['schemas']['Problem']

/**
 * A new challenge
 *
 * Each call gives another one, so an answer is never cached. The widget of ALTCHA solves it in well under a second on an
 * ordinary device; the solution goes with a form as `captcha`, once and before `expiresAt`.
 */
export const getCaptchaChallenge: Operation<void, GetCaptchaChallengeData, GetCaptchaChallengeError> = /*#__PURE__*/ operation('GET', '/api/captcha/challenge')
