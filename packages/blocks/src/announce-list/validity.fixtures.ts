import type { ValidityProps } from './validity'

export const fixtures = {
  'in force': { expiresAt: '2099-11-30T13:00:00Z', withTime: true },
  'until the end of a day': { expiresAt: '2099-11-30T19:00:00Z', withTime: true },
  expired: { expiresAt: '2020-11-30T13:00:00Z', wasOver: true },
  'without an end': { expiresAt: null },
} satisfies Record<string, ValidityProps>
