import type { Page } from 'playwright/test'

/**
 * Has the server answer as if its main site were closed. None of the built sites is: the HTML of an open one is turned into
 * that of a closed one, without what React rendered, and with a shell that says so, as the server render leaves it.
 */
export async function closeSite(page: Page, text: string): Promise<void> {
  const closed = { text }
  await page.route(/\/(kz|ru|en)(\/[^.]*)?(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<div id="___gatsby">[\s\S]*?(?=<script id="initial-state")/, '<div id="___gatsby"></div>')
      .replace('"closed":null', `"closed":${JSON.stringify(closed)}`)
      .replace(/"menu":\[.*?\],"usefulLinks":\[.*?\],"trafficUrl"/, '"menu":[],"usefulLinks":[],"trafficUrl"')
      .replace(/<title[^>]*>([^<]*? — )?([^<]*)<\/title>/, '<title>$2</title>')
    return route.fulfill({ response, body })
  })
  await page.route(/\/shell\/[^/]*[0-9a-f]\.json$/, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), closed } })
  })
}
