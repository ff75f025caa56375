import type { PersonCardItem } from '@university/blocks/person-card/options'
import { compareNames } from './compare-names'

/** A person and where they belong. */
export interface Member {
  readonly item: PersonCardItem
  /** Last name first, in every language. */
  readonly sortName: string
  /** The chair; null for those of the department itself. */
  readonly cafedraId: number | null
}

/** People below one heading. */
export interface Group<Cafedra> {
  /** Null for the people of the department itself. */
  readonly cafedra: Cafedra | null
  readonly members: readonly Member[]
}

/**
 * People of a department: those of the department itself first, then chair by chair; in each the head first, the others
 * by name. Groups without people are left out. Those of a chair that is not among `cafedras` count as the department's.
 */
export function groupPeople<Cafedra extends { readonly id: number; readonly head: { readonly id: number } | null }>(
  members: readonly Member[],
  headId: number | null,
  cafedras: readonly Cafedra[],
): Group<Cafedra>[] {
  const listed = new Set<number | null>(cafedras.map(({ id }) => id))
  const groups = [
    { cafedra: null, members: sorted(members.filter(({ cafedraId }) => !listed.has(cafedraId)), headId) },
    ...cafedras.map((cafedra) => ({ cafedra, members: sorted(members.filter(({ cafedraId }) => cafedraId === cafedra.id), cafedra.head?.id ?? null) })),
  ]
  return groups.filter((group) => group.members.length > 0)
}

function sorted(members: readonly Member[], headId: number | null): Member[] {
  return [...members].sort((a, b) => Number(b.item.id === headId) - Number(a.item.id === headId) || compareNames(a.sortName, b.sortName))
}
