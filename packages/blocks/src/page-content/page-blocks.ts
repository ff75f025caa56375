import { findBlocks } from '@university/api-client/page-anchors'
import { blockTitle } from './block-title'
import { loadFirstScreen } from './load-first-screen'

/** What the build, and the live layer, need of the blocks that stand in pages. Loads the code of none. */
export const pageBlocks = { find: findBlocks, load: loadFirstScreen, title: blockTitle }
