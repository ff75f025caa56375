import type { Kysely } from 'kysely'
import { toUtc } from '../content/time'
import type { AuditEntryRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'

export const auditActions = ['received', 'approved', 'rejected', 'discarded', 'answered', 'called', 'renamed', 'files_saved', 'forgotten'] as const
export type AuditAction = (typeof auditActions)[number]

/** Who a step is put down to when a visitor takes it. */
export const visitor = 'visitor'

/** Adds a step to the trail of a question or an application, in the transaction of the step itself. Whoever adds one at the same moment waits for the end of this. */
export async function addAudit(query: Kysely<Tables>, ownerId: string, { at, actor, action, note = null }: { at: Date; actor: string; action: AuditAction; note?: string | null }): Promise<void> {
  await query.updateTable('audit_entry').set({ owner_id: ownerId }).where('owner_id', '=', ownerId).where('position', '=', 1).execute()
  const last = await query.selectFrom('audit_entry').where('owner_id', '=', ownerId).select(({ fn }) => fn.max('position').as('position')).executeTakeFirst()
  const row: AuditEntryRow = { owner_id: ownerId, position: (last?.position ?? 0) + 1, at: toUtc(at), actor, action, note }
  await query.insertInto('audit_entry').values(row).execute()
}

export async function auditTrail(query: Kysely<Tables>, ownerId: string): Promise<AuditEntryRow[]> {
  return query.selectFrom('audit_entry').where('owner_id', '=', ownerId).selectAll().orderBy('position').execute()
}
