import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { withoutPixels } from './launch-options'
import { root, settings } from './settings'

if (!settings.baseUrl) {
  console.error('Set E2E_BASE_URL to where the site is served, e.g. http://localhost:8000; `npm test` does that by itself.')
  process.exit(1)
}

/** Runs against a server that is up already: `npm test` builds the site, serves it and starts this. */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'dist/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  ...(!settings.isWide && { grepInvert: /@wide/ }),
  // A busy machine is slow, not wrong: neither ends a test that only waits its turn.
  timeout: 120_000,
  globalTeardown: path.join(__dirname, 'shrink-screenshots.ts'),
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // A picture that is missing is a fault: `npm run screenshots` makes it.
  updateSnapshots: 'none',
  expect: {
    timeout: 15_000,
    // Stands other edges of letters; finds a token that is another, and an icon.
    toHaveScreenshot: { threshold: 0.03, maxDiffPixelRatio: 0.0003, stylePath: path.join(__dirname, 'screenshots.css') },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria-snapshots/{arg}{ext}' },
  },
  reporter: settings.report ? [['list'], ['json', { outputFile: settings.report }]] : [['list']],
  use: {
    baseURL: settings.baseUrl,
    viewport: { width: 1366, height: 800 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // A new context is a new browser process, which costs more than most tests; what a test left is cleared all the same.
    reuseContext: true,
    launchOptions: withoutPixels,
  },
})
