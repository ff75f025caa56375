// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { asIs } from '../../answers'
import { operation, type Operation } from '../../operation'

export interface GetLatestBuildRequest {
  query?: operations['getLatestBuild']['parameters']['query']
}

export type GetLatestBuildData = components['schemas']['LatestBuild']

export type GetLatestBuildError = unknown

/**
 * The build that is served now
 *
 * A static file of the site. The browser asks for it from time to time; where the id is not that of the build it runs, the
 * next change of page loads the new one.
 */
export const getLatestBuild: Operation<GetLatestBuildRequest | void, GetLatestBuildData, GetLatestBuildError> = /*#__PURE__*/ operation('GET', '/builds/latest.json')

export interface GetBuildManifestRequest {
  path: operations['getBuildManifest']['parameters']['path']
}

export type GetBuildManifestData = components['schemas']['BuildManifest']

export type GetBuildManifestError = unknown

/**
 * The routes of a build
 *
 * A static file of the site: which routes there are, and of which of them pages may have come since. It never
 * changes. The former build's stays until the next; an older one is 404.
 */
export const getBuildManifest: Operation<GetBuildManifestRequest, GetBuildManifestData, GetBuildManifestError> = /*#__PURE__*/ operation('GET', '/builds/meta/{buildId}.json')

export interface GetPagePayloadRequest {
  path: operations['getPagePayload']['parameters']['path']
  query?: operations['getPagePayload']['parameters']['query']
}

export type GetPagePayloadData = components['schemas']['PagePayload']

export type GetPagePayloadError = unknown

/**
 * The data of a page
 *
 * A static file of the site, which the browser fetches before it goes to the page. On Gatsby it is the page's
 * `page-data.json`: `/kz/news/1004/_payload.json` and `/page-data/kz/news/1004/page-data.json` are the same file. The
 * root page is `index`. A page that does not exist is 404.
 */
export const getPagePayload: Operation<GetPagePayloadRequest, GetPagePayloadData, GetPagePayloadError> = /*#__PURE__*/ operation('GET', '/{path}/_payload.json')

export interface GetMessagesRequest {
  path: operations['getMessages']['parameters']['path']
}

export type GetMessagesData = string

export type GetMessagesError = unknown

/**
 * The messages of one language
 *
 * A static file of the site: the chunk with the texts of the interface in one language, loaded when the reader first needs
 * that language. It is a script that the site's own scripts load; the name holds a hash of the content, so it may be
 * cached forever. If it cannot be loaded, the site stays in its language and warns on the console.
 */
export const getMessages: Operation<GetMessagesRequest, GetMessagesData, GetMessagesError> = /*#__PURE__*/ operation('GET', '/messages-{language}-{hash}.js', { parse: asIs })
