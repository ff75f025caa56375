import type { DocCategory } from './docs-list-block.options'

/** A category with those directly below it. */
export interface DocBranch extends DocCategory {
  branches: readonly DocBranch[]
}

/**
 * The tree of categories, or what lies below one of them. The API names all categories in the order of the tree, but a
 * category may stand anywhere before or after the one above it.
 */
export function treeOf(categories: readonly DocCategory[], root: number | undefined): DocBranch[] {
  const known = new Set(categories.map(({ id }) => id))
  const isTop = ({ parentId }: DocCategory) => (root === undefined ? parentId === null || !known.has(parentId) : parentId === root)
  const grow = (category: DocCategory): DocBranch => ({ ...category, branches: categories.filter(({ parentId }) => parentId === category.id).map(grow) })
  return categories.filter(isTop).map(grow)
}

/** From the top of the tree down to a category, that one included; empty where the tree does not have it. */
export function pathTo(tree: readonly DocBranch[], id: number | undefined): DocBranch[] {
  for (const branch of tree) {
    if (branch.id === id) return [branch]
    const below = pathTo(branch.branches, id)
    if (below.length > 0) return [branch, ...below]
  }
  return []
}
