import type { Schema } from '@university/api-client/types'
import { blockOf, expectSoundAt, pageWith } from './helpers/block-page'
import { wide } from './helpers/breadth'
import { need } from './helpers/content'
import { get } from './helpers/http'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

const name = 'ContentBlock'

/** A page of the sample with the content of another. */
async function sample(): Promise<{ path: string; other: Schema<'Page'> }> {
  const { path, options } = await pageWith(name)
  const { body } = await get(urlOf('main', `/api/page/${encodeURIComponent(String(options['slug']))}`))
  return { path, other: JSON.parse(body) as Schema<'Page'> }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the text of the other page is there in the language of this one, its links too, no anchor twice', async ({ page }) => {
    const { path, other } = await sample()
    await page.goto(urlOf('main', `/ru${path}`))
    const block = blockOf(page, name)

    const headings = Array.from((other.content_ru ?? '').matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, text]) => text)
    need(headings[0], 'heading in the other page')
    expect(await block.locator('h2').allInnerTexts()).toEqual(headings)
    const own = await block.locator('a[href^="/"]:not([href^="/media/"])').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(own.filter((href) => !href.startsWith('/ru/'))).toEqual([])
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test('the text is accessible and not wider than the window, in both themes, at 320 and 1440 pixels', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, urlOf('main', `/kz${(await sample()).path}`))
  await expect(blockOf(page, name).locator('h2').first()).toBeVisible()

  await expectSoundAt(page, name, [320, 1440])
})
