/**
 * What of the wishes of an address an editor has left open. Spread behind what the editor has fixed, nothing but a wish
 * that counts changes the result, not even the order of its fields.
 */
export function leftOpen<Wishes extends object>(wishes: Wishes, fixed: object): Partial<Wishes> {
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => !(name in fixed))) as Partial<Wishes>
}
