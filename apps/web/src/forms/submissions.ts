import { applyForVacancy as apply, sendBlogQuestion as askBlog, sendQuestion as ask } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'

/*
 * What the forms send. A receipt without a number is none: the visitor would be told that it has arrived, have nothing to ask by, and
 * the draft would be gone. Told as a failure, it can be sent again under the same key.
 */

export const sendQuestion = expecting(ask, (receipt) => Boolean(receipt?.number))
export const sendBlogQuestion = expecting(askBlog, (receipt) => Boolean(receipt?.number))
export const applyForVacancy = expecting(apply, (receipt) => Boolean(receipt?.application_number))
