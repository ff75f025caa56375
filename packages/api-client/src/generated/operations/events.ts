// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListEventsRequest {
  header?: operations['listEvents']['parameters']['header']
  body: components['schemas']['EventListRequest']
}

export type ListEventsData = components['schemas']['EventList']

export type ListEventsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Events of a site
 *
 * Published events. Those that are not over come first, the soonest first, running ones included; then those that are
 * over, the latest first. Cancelled events stay in the list with their `status`. `upcoming` keeps one of the two
 * groups; `month`, `from` and `to` keep what falls into a period, so that `month: "2026-12"` shows a two-day event of
 * 30 November too if it lasts until 1 December. An event without an end is over when its day is, in Almaty time.
 * Events come without content; `getEvent` has it.
 */
export const listEvents: Operation<ListEventsRequest, ListEventsData, ListEventsError> = /*#__PURE__*/ operation('POST', '/api/plugin/events', { safe: true })

export interface GetEventRequest {
  header?: operations['getEvent']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetEventData = components['schemas']['Event']

export type GetEventError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One event
 *
 * Published events only; a draft answers 404 without the preview key, so a guessed id reveals nothing. Past and
 * cancelled events are still answered. `status`, `attendance_mode` and the times are meant for structured data (schema.org) as they are.
 */
export const getEvent: Operation<GetEventRequest, GetEventData, GetEventError> = /*#__PURE__*/ operation('POST', '/api/plugin/events/id', { safe: true })

export interface ListEventCategoriesRequest {
  header?: operations['listEventCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListEventCategoriesData = components['schemas']['EventCategory'][]

export type ListEventCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of events
 *
 * In display order, each with the number of published events on the site, and of those that are not over. A category
 * without events is listed with 0.
 */
export const listEventCategories: Operation<ListEventCategoriesRequest, ListEventCategoriesData, ListEventCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/events/categories', { safe: true })
