/** How a process ended that could not say so itself, with the usual reason where there is one: `was ended by SIGKILL, as …`. */
export function endedBy(signal: NodeJS.Signals): string {
  return `was ended by ${signal}${signal === 'SIGKILL' ? ', as a system does that has no memory left' : ''}`
}
