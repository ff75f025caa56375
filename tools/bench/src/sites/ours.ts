import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { environment } from '../settings'
import type { Contestant } from './contestant'

/** How our site is built, and what of a build is kept for the next one: all that the benchmark knows of it. */
const build = {
  command: ['npm', 'run', 'build', '--', '--site', 'main'],
  out: 'dist/sites/main',
  kept: ['dist', '.nx', 'apps/web/.cache', 'apps/web/public', 'node_modules/.cache/link-previews'],
}

/** The main site of the generated content. @param checkout a copy, in which it is built */
export function ours(checkout: string): Contestant {
  const env: NodeJS.ProcessEnv = { ...environment }
  const { dependencies } = JSON.parse(readFileSync(path.join(checkout, 'apps/web/package.json'), 'utf8')) as { dependencies: Record<string, string> }
  return {
    name: 'university',
    title: `this project (Gatsby ${dependencies['gatsby']})`,
    command: build.command,
    cwd: checkout,
    env,
    out: path.join(checkout, build.out),
    async prepare({ files, database }) {
      Object.assign(env, { CONTENT_DIR: files, DATA_DIR: database })
    },
    forget() {
      for (const one of build.kept) rmSync(path.join(checkout, one), { recursive: true, force: true })
    },
    change() {
      // Its command imports what the files say.
    },
  }
}
