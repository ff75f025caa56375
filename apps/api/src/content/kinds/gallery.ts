import type { components } from '@university/api-schema/types'
import { checkFileNumber } from '../file-number'
import { defineKind } from '../kind'

type Gallery = components['schemas']['Gallery']

/** Pictures that belong together. */
export const gallery = defineKind<Gallery>({
  name: 'gallery',
  files: { form: 'folder', path: 'galleries', fileName: ({ id }) => String(id) },
  schema: 'Gallery',
  namedOnly: true,
  defaults: { images: [] },
  resolve: checkFileNumber,
})
