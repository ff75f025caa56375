/** @jest-environment node */
import { pathTo, treeOf } from './doc-tree'
import { fixtures } from './docs-list-block.fixtures'

const { categories } = fixtures['all categories'].initial

test('grows the tree of the categories, or what lies below one of them', () => {
  const names = (root?: number) => treeOf(categories, root).map(({ name, branches }) => [name, branches.map((branch) => branch.name)])

  expect(names()).toEqual([
    ['Обучение', ['Правила приёма', 'Академическая честность']],
    ['Управление', ['Устав и стратегия']],
  ])
  expect(names(10)).toEqual([
    ['Правила приёма', []],
    ['Академическая честность', []],
  ])
  expect(names(11)).toEqual([])
})

test('shows a category whose upper one is not there at the top', () => {
  expect(treeOf([{ id: 5, parentId: 4, name: 'x', count: 1 }], undefined).map(({ id }) => id)).toEqual([5])
})

test('finds the way to a category, and none to one that the tree does not have', () => {
  const tree = treeOf(categories, undefined)

  expect([pathTo(tree, 12), pathTo(tree, 20), pathTo(tree, 99), pathTo(tree, undefined)].map((path) => path.map(({ id }) => id))).toEqual([[10, 12], [20], [], []])
})
