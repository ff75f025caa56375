/** Whether a defence is still to come: one that was put off may have a new day by now. */
export function isAwaited({ status }: { status: Queries.UniversityDefenceStatus }): boolean {
  return status === 'planned' || status === 'postponed'
}
