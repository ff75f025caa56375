/** @jest-environment node */
import { readAuthors, type Author } from './authors'

test.each<[string, Author[]]>([
  ['Сейітқали А. Е., Өміров Қ. С.', [{ family: 'Сейітқали', initials: 'А. Е.' }, { family: 'Өміров', initials: 'Қ. С.' }]],
  ['Сейітқали А.Е.', [{ family: 'Сейітқали', initials: 'А. Е.' }]],
  ['А. Е. Сейітқали', [{ family: 'Сейітқали', initials: 'А. Е.' }]],
  ['Khan Zh. Sh., Dubois J.-P.', [{ family: 'Khan', initials: 'Zh. Sh.' }, { family: 'Dubois', initials: 'J.-P.' }]],
  ['Smith J, Doe A B', [{ family: 'Smith', initials: 'J.' }, { family: 'Doe', initials: 'A. B.' }]],
  ['Seitkali, A., van der Berg, K.', [{ family: 'Seitkali', initials: 'A.' }, { family: 'van der Berg', initials: 'K.' }]],
  ['Ahmed, S., Khan, M. & Lee, K.', [{ family: 'Ahmed', initials: 'S.' }, { family: 'Khan', initials: 'M.' }, { family: 'Lee', initials: 'K.' }]],
  ['J. Smith and K. Brown', [{ family: 'Smith', initials: 'J.' }, { family: 'Brown', initials: 'K.' }]],
  ['Сейітқали А. Е. және Өміров Қ. С.', [{ family: 'Сейітқали', initials: 'А. Е.' }, { family: 'Өміров', initials: 'Қ. С.' }]],
  ['Ким С. В., Цой Е. П. и Ли А.', [{ family: 'Ким', initials: 'С. В.' }, { family: 'Цой', initials: 'Е. П.' }, { family: 'Ли', initials: 'А.' }]],
  ['Smith J., and O’Neil-Doe, A. B.', [{ family: 'Smith', initials: 'J.' }, { family: 'O’Neil-Doe', initials: 'A. B.' }]],
  ['Kim, S. & van der Berg, K.', [{ family: 'Kim', initials: 'S.' }, { family: 'van der Berg', initials: 'K.' }]],
  ['Smith J. and de la Cruz M.', [{ family: 'Smith', initials: 'J.' }, { family: 'de la Cruz', initials: 'M.' }]],
  ['Smith J and d’Arcy A', [{ family: 'Smith', initials: 'J.' }, { family: 'd’Arcy', initials: 'A.' }]],
  ['G. García Márquez and K. van der Berg', [{ family: 'García Márquez', initials: 'G.' }, { family: 'van der Berg', initials: 'K.' }]],
  ['A. Smith and B. Brown and C. Doe', [{ family: 'Smith', initials: 'A.' }, { family: 'Brown', initials: 'B.' }, { family: 'Doe', initials: 'C.' }]],
  ['Институт языка и литературы М. О. Ауэзова', [{ literal: 'Институт языка и литературы М. О. Ауэзова' }]],
  ['Институт имени А. Байтурсынова и М. О. Ауэзова', [{ literal: 'Институт имени А. Байтурсынова и М. О. Ауэзова' }]],
  ['Ким С., Институт языка и литературы М. О. Ауэзова', [{ family: 'Ким', initials: 'С.' }, { literal: 'Институт языка и литературы М. О. Ауэзова' }]],
  ['S. Smith & Sons Co', [{ family: 'Smith & Sons Co', initials: 'S.' }]],
  ['«Көкжиек» университеті, Askhat Seitkali, ЮНЕСКО', [{ literal: '«Көкжиек» университеті' }, { literal: 'Askhat Seitkali' }, { literal: 'ЮНЕСКО' }]],
])('reads the authors of %s', (text, named) => {
  expect(readAuthors(text)).toEqual({ named, hasOthers: false })
})

test.each(['Әлі Ж. және т. б.', 'Әлі Ж. и др.', 'Әлі Ж., et al.'])('notes that there are more: %s', (text) => {
  expect(readAuthors(text)).toEqual({ named: [{ family: 'Әлі', initials: 'Ж.' }], hasOthers: true })
})
