/** What keeps the server running; nothing in here is anybody's content. */
export interface OperationTables {
  call_count: CallCountRow
  /** The day, in Almaty, on which a daily job was last done, by whichever process; see retention/claim-day.ts. */
  daily_job: { name: string; day: string }
}

/** How often somebody has called an operation; see limits/shared-counts.ts. Used on PostgreSQL only. */
export interface CallCountRow {
  /** A hash of operation and address under a secret that lasts a day. */
  key: string
  calls: number
  /** When counting begins anew. */
  ends_at: string
}
