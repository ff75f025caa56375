// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface GetSettingsRequest {
  header?: operations['getSettings']['parameters']['header']
  body: components['schemas']['SettingsRequest']
}

export type GetSettingsData = components['schemas']['Settings']

export type GetSettingsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Settings of a site
 *
 * Name, contacts, state, alerts and features of one site, and which consent text holds. An identifier without a site of
 * its own answers 404. Alerts that are still to come are listed too, so that a page built earlier can show them in time.
 * A closed site answers as any other; whether visitors see it is for the client to decide by `is_closed`.
 */
export const getSettings: Operation<GetSettingsRequest, GetSettingsData, GetSettingsError> = /*#__PURE__*/ operation('POST', '/api/web/settings', { safe: true })
