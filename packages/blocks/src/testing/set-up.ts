import '@testing-library/jest-dom'
import { getDefaultStore } from 'jotai'
import { largeDataAtom } from '../list/large-data'

// jsdom has no layout, so nothing scrolls.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined

// No test finds what another was answered.
afterEach(() => getDefaultStore().set(largeDataAtom, new Map()))
