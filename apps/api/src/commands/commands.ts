import type { Command } from './command'

/** Loaded when it is called: `serve` need not wait for what an import needs. */
export const commands: { name: string; load(): Promise<Command> }[] = [
  { name: 'serve', load: async () => (await import('./serve')).serve },
  { name: 'migrate', load: async () => (await import('./migrate')).migrateCommand },
  { name: 'content import', load: async () => (await import('./content-import')).contentImport },
  { name: 'content check', load: async () => (await import('./content-check')).contentCheck },
  { name: 'content export', load: async () => (await import('./content-export')).contentExport },
  { name: 'content generate', load: async () => (await import('./content-generate')).contentGenerate },
  { name: 'questions list', load: async () => (await import('./questions-list')).questionsList },
  { name: 'questions show', load: async () => (await import('./questions-show')).questionsShow },
  { name: 'questions approve', load: async () => (await import('./questions-approve')).questionsApprove },
  { name: 'questions reject', load: async () => (await import('./questions-reject')).questionsReject },
  { name: 'questions discard', load: async () => (await import('./questions-forget')).questionsDiscard },
  { name: 'questions answer', load: async () => (await import('./questions-answer')).questionsAnswer },
  { name: 'questions rename', load: async () => (await import('./questions-rename')).questionsRename },
  { name: 'questions forget', load: async () => (await import('./questions-forget')).questionsForget },
  { name: 'applications list', load: async () => (await import('./applications-list')).applicationsList },
  { name: 'applications show', load: async () => (await import('./applications-show')).applicationsShow },
  { name: 'applications discard', load: async () => (await import('./applications-forget')).applicationsDiscard },
  { name: 'applications forget', load: async () => (await import('./applications-forget')).applicationsForget },
  { name: 'subscribers list', load: async () => (await import('./subscribers-list')).subscribersList },
  { name: 'backup', load: async () => (await import('./backup')).backup },
  { name: 'restore', load: async () => (await import('./restore')).restore },
  { name: 'retention', load: async () => (await import('./retention')).retention },
  { name: 'newsletter send', load: async () => (await import('./newsletter-send')).newsletterSend },
]
