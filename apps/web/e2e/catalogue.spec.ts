import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { wide } from './helpers/breadth'
import { faultsOf, lookAt, openFrame, origin, serve, show } from './helpers/catalogue'
import { expect, framesPass, test } from './helpers/test'
import { environment, root, settings } from './settings'

/* The catalogue of blocks (`npm run blocks`): every state of every block, with the mocks of the contract. */

/** In turn, so that each block is seen in both themes and all languages; `npm run blocks -- --check` sees each state in all of them. */
const ways = (['light', 'dark', 'light', 'dark', 'light', 'dark'] as const).map((theme, index) => ({ theme, language: ['kz', 'ru', 'en'][index % 3]! }))

// One after another in one worker: all of them need what is built before the first.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 320, height: 800 } })

test.beforeAll(async () => {
  test.setTimeout(60_000)
  await promisify(execFile)(process.execPath, ['tools/start/run.js', 'blocks', '--build'], { cwd: root, env: environment })
})

/** Not six: so each part has all of `ways`. */
const parts = 5
for (let part = 0; part < parts; part += 1) {
  test(`every state has no fault that axe can find, and is not wider than 320 px, part ${part + 1} of ${parts}`, wide, async ({ page, context }) => {
    test.setTimeout(settings.allStates ? 1_200_000 : 120_000)
    const states = await openFrame(page, context)
    expect(states.length).toBeGreaterThan(250)

    for (const [index, state] of states.entries()) {
      if (index % parts !== part) continue
      for (const { language, theme } of settings.allStates ? ways : [ways[index % ways.length]!]) {
        const seen = await lookAt(page, state, `language=${language}&theme=${theme}`)

        expect.soft(seen, `${state}, ${language}, ${theme}`).toEqual({ isShown: true, width: 320, faults: [] })
      }
    }
  })
}

test('what has failed is there after another try', wide, async ({ page, context }) => {
  const states = await openFrame(page, context)
  const failed = states.filter((state) => /\/live-(failed|failed-later|breaking-the-contract)$/.test(state))
  expect(failed.length).toBeGreaterThan(40)

  for (const state of failed) {
    await show(page, state)
    const alert = page.getByRole('alert')
    await expect(alert, state).toBeVisible()

    await alert.getByRole('button').click()

    await expect(alert, `${state}, tried again`).toHaveCount(0)
    await expect(page.locator('#block')).not.toBeEmpty()
  }
})

test('the former rows stay while others are late, and are replaced in the end', wide, async ({ page, context }) => {
  await openFrame(page, context)
  await show(page, 'vacancy-list/live-slow', 'language=en')
  const rows = page.getByRole('article')
  const status = page.getByRole('status').filter({ hasText: /loading/i })

  await expect(status).toBeVisible()
  await expect(rows.first()).toBeVisible()
  await expect(status).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
})

test('the catalogue finds a state by keys, keeps what is chosen in its address, and takes steps back', async ({ page, context }) => {
  await serve(context)
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto(`${origin}/index.html`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The keys are listened to in an effect.
  await framesPass(page)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('gallery captions')
  await expect(page.getByRole('status')).toHaveText('1 state found')
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL(`${origin}/index.html#/gallery/with-captions`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 2, name: 'Graduation 2026' })).toBeVisible()

  await page.getByRole('radio', { name: 'dark' }).click()
  await page.getByRole('radio', { name: '390' }).click()
  await expect(page).toHaveURL(`${origin}/index.html#/gallery/with-captions?theme=dark&width=390`)
  const looks = () => page.locator('iframe').evaluate((element: HTMLIFrameElement) => [element.clientWidth, element.contentDocument?.documentElement.className])
  await expect.poll(looks).toEqual([390, 'dark-theme'])
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/index.html#/gallery/with-captions?theme=dark`)
  await expect(page.getByRole('radio', { name: 'full' })).toBeChecked()
})

test('the catalogue itself has no fault that axe can find, on a phone and a desktop', wide, async ({ page, context }) => {
  await serve(context)
  for (const [width, colorScheme] of [[320, 'light'], [1366, 'dark']] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    for (const hash of ['', '#/vacancy-list/several-pages?language=en']) {
      await page.goto('about:blank')
      await page.goto(`${origin}/index.html${hash}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (hash) await page.frameLocator('iframe').locator(':root[data-shown]').waitFor()

      expect.soft(await faultsOf(page), `${hash || 'start'}, ${width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${hash || 'start'}, ${width} px`).toBe(width)
    }
  }
})
