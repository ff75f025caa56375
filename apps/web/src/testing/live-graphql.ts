import path from 'node:path'
import { makeLiveGraphql } from '../../gatsby/live/make-live-graphql'

/** Stands for what webpack finds under `live-graphql`: the same, made anew. */
export default makeLiveGraphql(path.resolve(__dirname, '..'))
