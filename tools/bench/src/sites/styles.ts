import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** The styles of the site's layout and of its content pages: what a content page of ours has in its HTML. */
const sheets = [
  'apps/web/src/styles/global.css',
  ...['top-bar', 'header', 'language-switcher', 'main-menu', 'footer', 'ornament', 'newsletter/newsletter-box', 'scroll-to-top', 'loading-bar'].map((name) => `apps/web/src/layout/${name}.module.css`),
  ...['breadcrumbs', 'side-links', 'translation-notice'].map((name) => `apps/web/src/components/${name}.module.css`),
  'apps/web/src/floating/floating-buttons.module.css',
  'apps/web/src/templates/page.module.css',
  'packages/blocks/src/content-block/content-block.module.css',
]

/**
 * Writes one stylesheet for all peers, `site.css`, with its fonts beside it. A class of a CSS module is named after both:
 * `.brand` in header.module.css is `.header_brand`.
 */
export async function writeStyles(root: string, out: string): Promise<void> {
  mkdirSync(out, { recursive: true })
  const entry = path.join(out, 'site.css')
  writeFileSync(entry, sheets.map((sheet) => `@import ${JSON.stringify(path.join(root, sheet))};\n`).join(''))
  await build({
    entryPoints: [entry],
    outdir: out,
    allowOverwrite: true,
    bundle: true,
    minifyWhitespace: true,
    loader: { '.woff2': 'file', '.module.css': 'local-css' },
    assetNames: 'fonts/[name]',
    publicPath: '/',
    target: ['chrome92'],
    logLevel: 'error',
  })
}
