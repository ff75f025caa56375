import { getDefaultStore } from 'jotai'
import { largeDataAtom } from '../list/large-data'

// No test finds what another was answered.
afterEach(() => getDefaultStore().set(largeDataAtom, new Map()))
