// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { operation, type Operation } from '../../operation'

export interface ListAnnouncementsRequest {
  header?: operations['listAnnouncements']['parameters']['header']
  body: components['schemas']['AnnouncementListRequest']
}

export type ListAnnouncementsData = components['schemas']['AnnouncementList']

export type ListAnnouncementsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Announcements of a site
 *
 * Published announcements that have not expired, the newest first. `validity` asks for expired ones or for all. Titles
 * are ordered by the alphabet of `lang`, kz without it. Announcements come without content; `getAnnouncement` has it.
 */
export const listAnnouncements: Operation<ListAnnouncementsRequest, ListAnnouncementsData, ListAnnouncementsError> = /*#__PURE__*/ operation('POST', '/api/plugin/announce', { safe: true })

export interface GetAnnouncementRequest {
  header?: operations['getAnnouncement']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetAnnouncementData = components['schemas']['Announcement']

export type GetAnnouncementError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One announcement
 *
 * Published announcements only; a draft answers 404 without the preview key, so a guessed id reveals nothing. An
 * expired one is still answered, so that links to it keep working; compare `expires_at` with the clock.
 */
export const getAnnouncement: Operation<GetAnnouncementRequest, GetAnnouncementData, GetAnnouncementError> = /*#__PURE__*/ operation('POST', '/api/plugin/announce/id', { safe: true })
