import os from 'node:os'
import { loadCompiler, type TemplateState } from './gatsby-internals'

/*
 * A process beside that of compile.ts: it compiles the renderer while the other compiles the scripts. It is told what Gatsby knows of
 * the templates, answers when the renderer is there, and ends when webpack has kept what makes the next time short.
 */

const gatsby = loadCompiler()
process.once('message', (state: TemplateState) => void main(state))
process.once('disconnect', () => process.exit(1))

async function main(state: TemplateState) {
  const { services, reporter, store } = gatsby
  const activity = reporter.activityTimer('Building HTML renderer')
  activity.start()
  try {
    await gatsby.loadConfigAndPlugins({ siteDirectory: state.program.directory, program: state.program })
    // As Gatsby's own workers take over what the first process knows.
    Object.assign(store.getState(), state)
    // Gatsby does so when it makes nodes of its plugins, and looks there for templates that themes replace.
    for (const plugin of store.getState().flattenedPlugins) plugin.pluginFilepath = plugin.resolve
    await services.writeOutRequires({ store, program: state.program, parentSpan: activity.span })
    const { close } = await gatsby.buildRenderer(state.program, 'build-html', activity.span)
    activity.end()
    process.send?.('built')
    // The rest is for the next time.
    os.setPriority(os.constants.priority.PRIORITY_LOW)
    await close()
    process.exit(0)
  } catch (error) {
    activity.panic('', gatsby.structureErrors('build-html', error))
  }
}
