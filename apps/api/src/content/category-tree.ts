/** A category that may lie below another one. */
interface Node {
  id: number
  parent_id: number | null
}

/** A category with all below it; nothing for an unknown one. */
export function withDescendants(nodes: Node[], id: number): number[] {
  if (!nodes.some((node) => node.id === id)) return []
  return [id, ...nodes.filter(({ parent_id }) => parent_id === id).flatMap((child) => withDescendants(nodes, child.id))]
}

/** Those that have something in them, or below them. */
export function inUse<T extends Node>(nodes: T[], counts: ReadonlyMap<string, number>): T[] {
  return nodes.filter(({ id }) => sumBelow(nodes, id, counts) > 0)
}

/** @param counts how much each category has itself, by its id */
export function sumBelow(nodes: Node[], id: number, counts: ReadonlyMap<string, number>): number {
  return withDescendants(nodes, id).reduce((sum, inner) => sum + (counts.get(String(inner)) ?? 0), 0)
}
