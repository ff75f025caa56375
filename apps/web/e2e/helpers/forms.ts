import type { Locator, Page } from 'playwright/test'
import { say } from './messages'
import type { Language } from './sites'
import { expect } from './test'

/** One that no other test has. */
export function newAddress(name: string): string {
  return `${name}-${Date.now()}-${process.pid}@post.example`
}

/** Fills in fields by the keys of their labels. */
export async function fillIn(form: Locator, language: Language, values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await field(form, language, key).fill(value)
}

/** By the beginning of its label, which may end with a remark. */
export function field(form: Locator, language: Language, key: string): Locator {
  return form.getByLabel(new RegExp(`^${escape(say(language, key))}`))
}

/** Agrees, and has the browser solve the captcha. */
export async function prove(form: Locator, language: Language): Promise<void> {
  await field(form, language, 'field.consent').check()
  await field(form, language, 'captcha.label').check()
  await expect(form.getByText(say(language, 'captcha.verified'))).toBeVisible({ timeout: 15_000 })
}

export function send(form: Locator, language: Language, key: string): Promise<void> {
  return form.getByRole('button', { name: say(language, key), exact: true }).click()
}

/** Goes there by the tabulator, as somebody without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 12; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** A file for `setInputFiles`. */
export function pdf(name: string, bytes = 200): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n% ${name} ${'x'.repeat(bytes)}\n%%EOF\n`) }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
