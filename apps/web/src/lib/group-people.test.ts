/** @jest-environment node */
import { groupPeople, type Group, type Member } from './group-people'

const cafedras = [
  { id: 11, head: { id: 3 } },
  { id: 12, head: null },
  { id: 13, head: { id: 9 } },
]

test('puts the people of the department itself first, then chair by chair, and leaves out a chair without people', () => {
  const groups = groupPeople([member(1, 'Бек', 12), member(2, 'Абай', 11), member(4, 'Ахмет', null)], null, cafedras)

  expect(idsOf(groups)).toEqual([
    [null, [4]],
    [11, [2]],
    [12, [1]],
  ])
})

test('puts the head first in each group and the others in the order of the Kazakh alphabet', () => {
  const members = [member(1, 'Қасым', 11), member(2, 'Касымов', 11), member(3, 'Яхин', 11), member(5, 'Абай', null), member(6, 'Бек', null)]

  expect(idsOf(groupPeople(members, 6, cafedras))).toEqual([
    [null, [6, 5]],
    [11, [3, 2, 1]],
  ])
})

test('keeps people of a chair that the department does not list', () => {
  expect(idsOf(groupPeople([member(1, 'Бек', 99)], null, cafedras))).toEqual([[null, [1]]])
})

function member(id: number, sortName: string, cafedraId: number | null): Member {
  return { item: { id, name: { text: sortName, language: 'kz' }, initials: '', position: null, degrees: [], photo: null }, sortName, cafedraId }
}

function idsOf(groups: Group<{ id: number }>[]) {
  return groups.map(({ cafedra, members }) => [cafedra?.id ?? null, members.map(({ item }) => item.id)])
}
