import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@university/processes/free-port'

/** Debian's: packages webkit2gtk-driver and xvfb. */
const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/xvfb-run', browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser' }

/** Or else the buttons of the browser keep its window wider than a telephone. */
const narrow = `toolbar *, headerbar *, entry, button { min-width: 0; margin: 0; padding: 0; font-size: 6px; -gtk-icon-transform: scale(0.5) }
  toolbar image, button image { min-width: 0; margin-left: -4px; margin-right: -4px; -gtk-icon-transform: scale(0.4) }`

/** A window of the browser, driven by W3C WebDriver. */
export interface WebKitBrowser {
  /** By the inside of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Waits for the end of loading. */
  open(url: string): Promise<void>
  /** Runs a function in the page; what it needs must be among its arguments. */
  evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** PNG, of what is in the window. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Starts WebKitGTK on a screen of its own. @throws Error where it is not installed, or does not start */
export async function startWebKit(): Promise<WebKitBrowser> {
  const missing = Object.values(programs).filter((program) => !existsSync(program))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing: apt-get install webkit2gtk-driver xvfb.`)
  const port = await freePort()
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  mkdirSync(path.join(settings, 'gtk-3.0'))
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrow)
  const driver = spawn(programs.screen, ['-a', '-s', '-screen 0 1600x1200x24', programs.driver, `--port=${port}`], {
    // Alone in a group: xvfb-run leaves its screen behind when it alone is ended.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  })
  function end(): void {
    try {
      if (driver.pid) process.kill(-driver.pid)
    } catch {
      // A page that ended took it along.
    }
    rmSync(settings, { recursive: true, force: true })
  }

  /** A page that ends takes its driver along: then the answer does not come. */
  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, signal: AbortSignal.timeout(60_000), ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

  async function begin(): Promise<string> {
    for (let tries = 50; ; tries -= 1) {
      try {
        await call('GET', '/status')
        break
      } catch (cause) {
        if (tries === 0) throw new Error('WebKitWebDriver does not start', { cause })
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
    const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } }
    const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: wanted } })) as { sessionId: string }
    return `/session/${sessionId}`
  }

  const session = await begin().catch((error: unknown) => {
    end()
    throw error
  })
  const evaluate: WebKitBrowser['evaluate'] = async (run, ...args) =>
    // The names that tsx gives to functions.
    (await call('POST', `${session}/execute/sync`, { script: `globalThis.__name ??= (named) => named; return (${run.toString()})(...arguments)`, args })) as ReturnType<typeof run>

  return {
    async resize(width, height) {
      let [outerWidth, outerHeight] = [width, height]
      // The window has a frame and a bar, as wide as they are.
      for (let tries = 3; tries > 0; tries -= 1) {
        await call('POST', `${session}/window/rect`, { width: outerWidth, height: outerHeight })
        await new Promise((resolve) => setTimeout(resolve, 300))
        const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight] as const)
        if (innerWidth === width && innerHeight === height) return
        outerWidth += width - innerWidth
        outerHeight += height - innerHeight
      }
      throw new Error(`The window does not become ${width} × ${height} px large`)
    },
    async open(url) {
      await call('POST', `${session}/url`, { url })
    },
    evaluate,
    screenshot: async () => Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    async close() {
      await call('DELETE', session).catch(() => undefined)
      end()
    },
  }
}
