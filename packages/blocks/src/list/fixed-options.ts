import type { RequestOf } from '@university/api-client/operation'

/** What an editor may fix of a list: what its operation can be asked, but for whom it is and which page. `FixedOptions<typeof listNews>` */
export type FixedOptions<ListOperation> = Partial<Omit<BodyOf<ListOperation>, 'slug' | 'lang' | 'page'>>

type BodyOf<O> = RequestOf<O> extends { body: infer Body } ? Body : never
