// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { multipart, urlEncoded } from '../../bodies'
import { operation, type Operation } from '../../operation'

export interface SubscribeRequest {
  header?: operations['subscribe']['parameters']['header']
  body: components['schemas']['SubscriptionRequest']
}

export type SubscribeData = components['schemas']['SubscriptionReceipt']

export type SubscribeError = components['schemas']['Problem']

/**
 * Subscribe to the newsletter
 *
 * Sends an e-mail with a link that confirms the subscription; nothing else is sent before that. The answer is the same
 * whether or not the address is known, so nobody learns who subscribes. One address gets at most one such e-mail in ten
 * minutes, and three for all newsletters together. A captcha is checked where there is one; the server may ask for it with a 422 `captcha_failed`. A newsletter
 * that does not exist answers 404.
 */
export const subscribe: Operation<SubscribeRequest, SubscribeData, SubscribeError> = /*#__PURE__*/ operation('POST', '/api/mail/subscription')

export interface ActivateSubscriptionRequest {
  header?: operations['activateSubscription']['parameters']['header']
  body: components['schemas']['ActivationRequest']
}

export type ActivateSubscriptionData = components['schemas']['ActivationResult']

export type ActivateSubscriptionError = components['schemas']['Problem']

/**
 * Confirm a subscription
 *
 * With the token from the e-mail that `subscribe` sends. Calling it again does no harm and answers `already_active`. A
 * POST, for mail programs open the links of an e-mail by themselves.
 */
export const activateSubscription: Operation<ActivateSubscriptionRequest, ActivateSubscriptionData, ActivateSubscriptionError> = /*#__PURE__*/ operation('POST', '/api/mail/subscription/activate')

export interface UnsubscribeRequest {
  query?: operations['unsubscribe']['parameters']['query']
  header?: operations['unsubscribe']['parameters']['header']
  body: components['schemas']['UnsubscriptionRequest']
}

export type UnsubscribeData = components['schemas']['UnsubscriptionResult']

export type UnsubscribeError = components['schemas']['Problem']

/**
 * End a subscription
 *
 * At once and without a question. From the site: JSON with the token in the body. From a mail program, by its own button
 * (RFC 8058): the form `List-Unsubscribe=One-Click`, sent to the address in the e-mail's header List-Unsubscribe, which has
 * the token as a query parameter; such a request has no cookies. Calling it again answers the same. Without a token in
 * one of the two places the answer is 400.
 */
export const unsubscribe: Operation<UnsubscribeRequest, UnsubscribeData, UnsubscribeError> = /*#__PURE__*/ operation('POST', '/api/mail/unsubscribe')

export interface UnsubscribeAsFormUrlencodedRequest {
  query?: operations['unsubscribe']['parameters']['query']
  header?: operations['unsubscribe']['parameters']['header']
  body: components['schemas']['OneClickUnsubscribe']
}

/**
 * End a subscription
 *
 * At once and without a question. From the site: JSON with the token in the body. From a mail program, by its own button
 * (RFC 8058): the form `List-Unsubscribe=One-Click`, sent to the address in the e-mail's header List-Unsubscribe, which has
 * the token as a query parameter; such a request has no cookies. Calling it again answers the same. Without a token in
 * one of the two places the answer is 400.
 */
export const unsubscribeAsFormUrlencoded: Operation<UnsubscribeAsFormUrlencodedRequest, UnsubscribeData, UnsubscribeError> = /*#__PURE__*/ operation('POST', '/api/mail/unsubscribe', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, bodySerializer: urlEncoded })

export interface UnsubscribeAsFormDataRequest {
  query?: operations['unsubscribe']['parameters']['query']
  header?: operations['unsubscribe']['parameters']['header']
  body: components['schemas']['OneClickUnsubscribe']
}

/**
 * End a subscription
 *
 * At once and without a question. From the site: JSON with the token in the body. From a mail program, by its own button
 * (RFC 8058): the form `List-Unsubscribe=One-Click`, sent to the address in the e-mail's header List-Unsubscribe, which has
 * the token as a query parameter; such a request has no cookies. Calling it again answers the same. Without a token in
 * one of the two places the answer is 400.
 */
export const unsubscribeAsFormData: Operation<UnsubscribeAsFormDataRequest, UnsubscribeData, UnsubscribeError> = /*#__PURE__*/ operation('POST', '/api/mail/unsubscribe', { bodySerializer: multipart })
