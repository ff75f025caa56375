import type { Handler } from '@university/api-schema/handlers'
import { gallery } from '../../content/kinds/gallery'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

export const getGallery: Handler<'getGallery', Context> = async ({ body }, { content }) => {
  const found = await content.findById(gallery, body.gallery_id, body.slug)
  if (!found) throw new HttpProblem(404, 'not_found', { detail: 'No such gallery' })
  return found
}
