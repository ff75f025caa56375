/** Tells the process that forked this one where it listens, and whenever it asks, for how many microseconds this one has worked. */
export function tellCpu(port: number): void {
  process.once('disconnect', () => process.exit())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.send?.(port)
}
