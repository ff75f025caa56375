/** @jest-environment node */
import { readAuthors, type Author } from './authors'

test.each<[string, Author[]]>([
  ['Сейітқали А. Е., Өміров Қ. С.', [{ family: 'Сейітқали', initials: 'А. Е.' }, { family: 'Өміров', initials: 'Қ. С.' }]],
  ['Сейітқали А.Е.', [{ family: 'Сейітқали', initials: 'А. Е.' }]],
  ['А. Е. Сейітқали', [{ family: 'Сейітқали', initials: 'А. Е.' }]],
  ['Khan Zh. Sh., Dubois J.-P.', [{ family: 'Khan', initials: 'Zh. Sh.' }, { family: 'Dubois', initials: 'J.-P.' }]],
  ['Smith J, Doe A B', [{ family: 'Smith', initials: 'J.' }, { family: 'Doe', initials: 'A. B.' }]],
  ['Seitkali, A., van der Berg, K.', [{ family: 'Seitkali', initials: 'A.' }, { family: 'van der Berg', initials: 'K.' }]],
  ['«Көкжиек» университеті, Askhat Seitkali, ЮНЕСКО', [{ literal: '«Көкжиек» университеті' }, { literal: 'Askhat Seitkali' }, { literal: 'ЮНЕСКО' }]],
])('reads the authors of %s', (text, named) => {
  expect(readAuthors(text)).toEqual({ named, hasOthers: false })
})

test.each(['Әлі Ж. және т. б.', 'Әлі Ж. и др.', 'Әлі Ж., et al.'])('notes that there are more: %s', (text) => {
  expect(readAuthors(text)).toEqual({ named: [{ family: 'Әлі', initials: 'Ж.' }], hasOthers: true })
})
