import { otherLayouts } from './keyboard-layout'

test.each([
  ['ghbtv', 'прием'],
  [',b,kbjntrf', 'библиотека'],
  ["'rpfvtys", 'экзамены'],
  ['Hfcgbcfybt Ctccbb', 'расписание сессии'],
  [';fnf0[fyf', 'жатақхана'],
  ['0f,sklfe 2027', 'қабылдау 2027'],
  [')f,sklfe', 'қабылдау'],
  ['-n3y3i', 'өтініш'],
  ['3c-ifhf', 'іс-шара'],
  ['жата0хана', 'жатақхана'],
  ['9лтты0 бірыңғай', 'ұлттық бірыңғай'],
  ['дшикфкн', 'library'],
  ['ысрщдфкырш', 'scholarshi'],
])('%s may mean %s', (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant)
})

test('numbers that stand alone stay numbers, and what reads the same is left out', () => {
  expect([otherLayouts('2027'), otherLayouts('прием 2027')]).toEqual([[], ['ghbtv 2027']])
})
