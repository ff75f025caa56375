import { readFigures } from '../../../../apps/web/checks/lighthouse-figures'
import { runLighthouse } from '../../../../apps/web/checks/run-lighthouse'

export interface Judgement {
  /** From 0 to 1. */
  performance: number
  lcpMs: number
  tbtMs: number
  /** All that the page fetched, as sent. */
  bytes: number
  /** Of the machine at that moment: about 1,500 on a desktop with nothing else to do. */
  machine: number
}

export async function judge(chromium: string, url: string): Promise<Judgement> {
  const report = await runLighthouse(chromium, url, ['performance'])
  const { performance, lcpMs, tbtMs, bytes } = readFigures(report)
  return { performance, lcpMs, tbtMs, bytes, machine: report.environment.benchmarkIndex }
}
