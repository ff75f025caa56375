import type { Command } from './command'

/** Loaded when it is called: `serve` need not wait for what an import needs. */
export const commands: { name: string; load(): Promise<Command> }[] = [
  { name: 'serve', load: async () => (await import('./serve')).serve },
  { name: 'migrate', load: async () => (await import('./migrate')).migrateCommand },
  { name: 'content import', load: async () => (await import('./content-import')).contentImport },
  { name: 'content check', load: async () => (await import('./content-check')).contentCheck },
  { name: 'content export', load: async () => (await import('./content-export')).contentExport },
]
