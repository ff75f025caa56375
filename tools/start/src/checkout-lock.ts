import path from 'node:path'
import { waitForLock, type Unlock } from '@university/processes/lock'
import { root } from './root'

/** See lockCheckout. */
export const lockFile = path.join(root, 'dist/.lock')

/**
 * Has one command at a time compile the code here and build with what was compiled: two would take files away from each other. Who comes
 * second waits, and mostly finds afterwards that there is nothing left to do.
 *
 * @param command of who asks: `npm start`
 * @param tell is told what it waits for
 */
export function lockCheckout(command: string, tell: (text: string) => void): Promise<Unlock> {
  return waitForLock(lockFile, { command, what: 'Another build' }, (holder) => tell(`Waiting for ${holder}, which works in this folder. Ctrl-C gives up.`))
}
