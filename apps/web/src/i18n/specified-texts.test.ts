/** @jest-environment node */
import { messages } from '../testing/render-in-site'

/* Texts that the specification gives letter by letter. */

test.each([
  ['en', 'maintenance.message', 'Technical work is underway on the site. Please check back later.'],
  ['en', 'error.title', 'Error'],
  ['en', 'toast.error', 'Error'],
  ['en', 'failure.title', 'Error'],
  ['en', 'error.not_found_message', 'The address was typed incorrectly, or the page no longer exists.'],
  ['en', 'error.page_not_found', 'Page not found: {{path}}'],
  ['en', 'site.reception', 'Public reception'],
  ['en', 'site.admission_contacts', 'Contacts of the admission committee'],
  ['en', 'field.required', 'Required field'],
  ['en', 'reception.no_category', 'Category not selected'],
  ['en', 'field.email', 'Please enter a valid email address'],
  ['en', 'newsletter.wrong_email', 'Incorrect email address'],
  ['ru', 'newsletter.wrong_email', 'Неверный адрес электронной почты'],
  ['kz', 'newsletter.wrong_email', 'Электрондық пошта мекенжайы дұрыс емес'],
] as const)('%s: %s', (language, key, text) => {
  expect(messages[language][key]).toBe(text)
})
