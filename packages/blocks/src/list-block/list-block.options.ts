import type { listEntries } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import type { LocalText } from '@university/api-client/pick-text'
import type { FileItem } from '../files/to-file-items'
import type { ListPage } from '../list/use-pages'
import type { PictureImage } from '../picture/picture.options'

type Body = RequestOf<typeof listEntries>['body']

/** Which list an editor shows, and what of it: filters of the contract. What is fixed is not offered to choose. */
export type ListBlockOptions = Pick<Body, 'list_id'> & Partial<Omit<Body, 'slug' | 'lang' | 'page' | 'list_id'>>

/** An entry in one language. */
export interface EntryItem {
  id: number
  title: LocalText | null
  /** Sanitised HTML. */
  text: LocalText | null
  /** An external URL, or a path of the site without a language. */
  link: string | null
  picture: { image: PictureImage; alt: LocalText | null } | null
  files: readonly FileItem[]
}

export interface ListBlockInitial {
  /** Null where the editors gave the list none. */
  title: LocalText | null
  page: ListPage<EntryItem>
  /** First letters of the titles in the language of the page, in the order of its alphabet. */
  letters: readonly string[]
}
