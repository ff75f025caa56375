import { cpus, totalmem } from 'node:os'

export interface Machine {
  processor: string
  cores: number
  memoryGb: number
  node: string
  /** Day of the measurement, `2026-11-22`. */
  date: string
}

export function thisMachine(): Machine {
  const all = cpus()
  return { processor: all[0]?.model.trim() ?? 'unknown', cores: all.length, memoryGb: Math.round(totalmem() / 2 ** 30), node: process.versions.node, date: new Date().toISOString().slice(0, 10) }
}

/** For people. `load` is that of the last minute when the measurement began. */
export function describeMachine({ processor, cores, memoryGb, node, date }: Machine, load: number): string {
  return `Measured on ${date}: ${cores} × ${processor}, ${memoryGb} GB, Node ${node}; load before it began: ${load.toFixed(1)}.`
}
