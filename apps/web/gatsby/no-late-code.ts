import { isPart } from './used-code'

/** Of webpack, as far as it is asked. */
interface Compilation {
  moduleGraph: { getParentBlock(dependency: object): object | undefined }
}

/** Of an `import()`; a module has no such name. */
interface AsyncBlock {
  chunkName?: string | null
}

interface Factory {
  hooks: { beforeResolve: { tap(name: string, look: (asked: { dependencies: readonly object[] }) => false | undefined): void } }
}

interface Compiler {
  hooks: { compilation: { tap(name: string, work: (compilation: Compilation, parameters: { normalModuleFactory: Factory }) => void): void } }
}

/**
 * Plugin of webpack for the renderer: leaves out what only a browser fetches, such as dialogs, calendars, forms, charts and the live layer, with antd and Apollo
 * among it, nearly half of all modules. What the server render loads by `import()` are parts of pages and the list of blocks; chunks without a name are not ours.
 */
export class NoLateCodePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoLateCode', ({ moduleGraph }, { normalModuleFactory }) => {
      const isLate = (dependency: object) => {
        const { chunkName: chunk } = (moduleGraph.getParentBlock(dependency) ?? {}) as AsyncBlock
        return chunk ? chunk !== 'open-block' && !isPart(chunk) : false
      }
      normalModuleFactory.hooks.beforeResolve.tap('NoLateCode', ({ dependencies }) => (dependencies.every(isLate) ? false : undefined))
    })
  }
}
