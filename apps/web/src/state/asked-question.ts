import { atom } from 'jotai'

/** What the question that was sent last is asked for by, as long as its receipt is there: nobody is to type anew what they were just shown. */
export const askedQuestionAtom = atom<{ number: string; code: string } | undefined>(undefined)
