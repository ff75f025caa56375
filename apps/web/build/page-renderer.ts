import { createRequire } from 'node:module'
import path from 'node:path'
import { bundleFolder, type Bundle } from './bundle'
import type { loadDataLayer, Renderer, TemplateAssets } from './gatsby-internals'

/** What Gatsby's loader in the browser asks for, page by page: page-data.json. */
export interface PageData {
  componentChunkName: string
  path: string
  result: { data?: unknown; pageContext: object }
  staticQueryHashes: string[]
}

/**
 * Makes HTML of data by the renderer of the bundle. Styles and shells are read from `public` in the working folder.
 */
export class PageRenderer {
  private readonly renderer: Renderer
  private readonly assets = new Map<string, Promise<TemplateAssets>>()
  private stats: Promise<unknown> | undefined

  constructor(
    private readonly gatsby: ReturnType<typeof loadDataLayer>,
    private readonly bundle: Bundle,
  ) {
    this.renderer = createRequire(__filename)(path.join(bundleFolder, 'renderer/render-page.js')) as Renderer
  }

  async render(data: PageData): Promise<string> {
    const { html } = await this.renderer.default({
      pagePath: data.path,
      pageData: data,
      webpackCompilationHash: this.bundle.scripts.compilationHash,
      context: { isDuringBuild: true },
      staticQueryContext: {},
      ...(await this.assetsOf(data.componentChunkName)),
    })
    return withoutPadding(html)
  }

  private assetsOf(chunk: string): Promise<TemplateAssets> {
    this.stats ??= this.gatsby.readStats(path.resolve('public'))
    const assets = this.assets.get(chunk) ?? this.stats.then((stats) => this.gatsby.assetsOfTemplate(chunk, stats))
    this.assets.set(chunk, assets)
    return assets
  }
}

/**
 * React 18 renders into a buffer of 2 kB and sends all of it when a character of several bytes does not fit any more: the
 * bytes that are left over come out as U+0000. Nothing is missing, and no page means that character.
 */
function withoutPadding(html: string): string {
  return html.replaceAll('\0', '')
}
