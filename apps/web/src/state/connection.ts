import { atom } from 'jotai'

const failuresAtom = atom(0)

/** How often what a reader waits for did not come because there was no connection. Setting it counts one more. */
export const connectionFailuresAtom = atom(
  (get) => get(failuresAtom),
  (_get, set) => set(failuresAtom, (failures) => failures + 1),
)
