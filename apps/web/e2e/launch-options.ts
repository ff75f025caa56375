import type { LaunchOptions } from 'playwright/test'
import { findChromium } from './find-chromium'
import { sharedDomain } from './helpers/sites'

const executablePath = findChromium()
const args = [
  '--no-sandbox',
  '--disable-quic',
  // Pages live for seconds: to optimise their code costs more than it saves, a third of what axe takes.
  '--js-flags=--no-turbofan --no-maglev',
  // The first is Playwright's own; the second saves a process and its messages.
  '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process draws all pages, one after the other: a new one for each costs more than the page.
  '--process-per-site',
  '--disable-site-isolation-trials',
  `--host-resolver-rules=MAP ${sharedDomain} localhost, MAP *.${sharedDomain} localhost`,
]

/**
 * For most tests, which ask for what stands where and never for its picture: all is laid out and painted, but no pixel is drawn. That is a
 * switch of Chromium's for tests, and holds for drawing by GL alone, hence the others.
 */
export const withoutPixels: LaunchOptions = {
  executablePath,
  args: [...args, '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--enable-gpu-rasterization', '--disable-gl-drawing-for-tests'],
}

/** For tests that look at pictures, or measure contrast by them: to the others every page is of one colour. */
export const withPixels: LaunchOptions = { executablePath, args: [...args, '--disable-gpu'] }
