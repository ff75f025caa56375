import { registry } from '../src/registry'
import type { Story } from '../src/testing/story'
import { listStates } from './list-states'

const fixtures = import.meta.glob<{ fixtures?: Record<string, object> }>('../src/*/*.fixtures.ts', { eager: true })
const stories = import.meta.glob<{ story?: Story<object> }>('../src/*/*.story.ts', { eager: true })

/** All that the catalogue shows: what lies beside the blocks. Fixtures that are no props of a view are called otherwise. */
export const allBlocks = listStates({
  names: Object.keys(registry),
  fixtures: byFile(fixtures, (module) => module.fixtures),
  stories: byFile(stories, (module) => module.story),
})

/** `../src/gallery/gallery.fixtures.ts` → `gallery/gallery` */
function byFile<Module, Value>(modules: Record<string, Module>, read: (module: Module) => Value | undefined): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([path, module]) => {
      const value = read(module)
      return value === undefined ? [] : [[path.split('/').slice(2).join('/').replace(/\.\w+\.ts$/, ''), value]]
    }),
  )
}
