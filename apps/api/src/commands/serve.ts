import { watchForHang } from '../hang-watch'
import { startServer } from '../server'
import type { Command } from './command'

export const serve: Command = {
  name: 'serve',
  summary: 'Serves the API and the built sites on PORT until Ctrl-C.',
  async run({ config, say }) {
    // The command is gone that started it, such as npm start: where that was killed, nobody else would end this process, which has the port and the folder.
    const left = new Promise<void>((resolve) => process.once('disconnect', resolve))
    process.channel?.unref()
    const server = await startServer(config)
    watchForHang()
    say(`Serving ${server.url}`)

    await new Promise<void>((resolve) => {
      let stopping = false
      const stop = () => {
        // Who asks twice does not want to wait.
        if (stopping) process.exit(130)
        stopping = true
        server.stop().then(resolve, resolve)
      }
      process.on('SIGINT', stop).on('SIGTERM', stop)
      void left.then(() => stopping || stop())
    })
    // What goes on after all, such as a mail server that does not answer, is not waited for.
    setTimeout(() => process.exit(), 2_000).unref()
    return { lines: ['Stopped.'], data: { status: 'stopped' } }
  },
}
