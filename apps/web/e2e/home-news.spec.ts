import { urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

/** How many news stand in each row below the first, by the width of the window: of six news, of five … */
const rows = {
  390: [[1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1], [1, 1], [1]],
  768: [[2, 2, 2], [2, 2, 1], [2, 2], [2, 1], [2], [1]],
  1440: [[3, 3], [3, 2], [2, 2], [3], [2], [1]],
}

test('news of a home page leave no gap beside them, however many there are', async ({ page }) => {
  await open(page, urlOf('main', '/ru'))
  const list = page.locator('section[aria-labelledby=latest] ul')

  for (const [width, expected] of Object.entries(rows)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    const found = await list.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      element.replaceWith(copy)
      const seen: number[][] = []
      while (copy.lastElementChild) {
        const { right } = copy.getBoundingClientRect()
        const boxes = [...copy.children].map((item) => item.getBoundingClientRect())
        const ends = boxes.flatMap((box, index) => (Math.abs(box.right - right) < 1 ? index + 1 : []))
        seen.push(ends.map((end, row) => end - (ends[row - 1] ?? 0)))
        copy.lastElementChild.remove()
      }
      copy.replaceWith(element)
      return seen
    })
    expect(found, `${width} px`).toEqual(expected)
  }
})
