import { say } from './helpers/messages'
import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('what is copied of the footer has blanks between words that are seen and words that are not', async ({ page }) => {
  await open(page, urlOf('main', '/en'))

  const copied = await page.locator('footer').evaluate((footer) => {
    const selection = getSelection()
    selection?.selectAllChildren(footer)
    return selection?.toString()
  })

  expect(copied).toMatch(new RegExp(`${say('en', 'site.phone')}: [+\\d]`))
  expect(copied).toMatch(new RegExp(`${say('en', 'site.email')}: \\S+@`))
  const [, ...before] = (copied ?? '').split(say('en', 'site.opens_in_new_tab')).reverse()
  expect(before.filter((text) => !text.endsWith(' '))).toEqual([])
  expect(before).not.toEqual([])
})
