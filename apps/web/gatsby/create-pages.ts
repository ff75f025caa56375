import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { defaultLanguage, languages } from '../src/i18n/languages'
import { listPages } from './list-pages'
import { settings } from './settings'
import { writeShells } from './write-shells'

/**
 * Of `gatsby develop`, where the sub-sites lie below `/_s/<site>`, unless one is developed alone; and of the compilation of the
 * code, which wants one page of each template.
 */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, store }) => {
  const root = (store.getState() as { program: { directory: string } }).program.directory
  const componentOf = (template: string) => path.join(root, 'src/templates', `${template}.tsx`)
  if (settings.isCompilation) {
    for (const template of await listTemplates(root)) {
      const at = `/${template}`
      const i18n = { language: defaultLanguage, languages: [...languages], defaultLanguage, generateDefaultLanguagePage: true, routed: false, originalPath: at, path: at }
      actions.createPage({ path: at, component: componentOf(template), context: { i18n } })
    }
    return
  }

  const shells = await writeShells(graphql, path.join(root, 'public'))
  for (const page of await listPages(graphql, shells)) {
    const folder = page.site === MAIN_SITE || shells.size === 1 ? '' : `/_s/${page.site}`
    actions.createPage({
      path: `${folder}${page.path === '/' && folder ? '' : page.path}`,
      component: componentOf(page.template),
      context: { ...page.context },
    })
  }
}

async function listTemplates(root: string): Promise<string[]> {
  const files = await fs.readdir(path.join(root, 'src/templates'))
  return files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')).map((file) => path.basename(file, '.tsx'))
}
