import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toPicture } from '../picture/to-picture'
import type { ShowcaseProduct } from './digital-showcase.options'

/** A digital product as the contract has it → in one language. */
export function toShowcaseProduct(row: Schema<'ShowcaseItem'>, language: Language): ShowcaseProduct {
  return {
    id: row.id,
    title: pickText(row, 'title', language) ?? { text: `#${row.id}`, language },
    summary: pickText(row, 'summary', language),
    description: pickText(row, 'description', language),
    category: { id: row.category.id, name: pickText(row.category, 'name', language) },
    logo: row.logo && toPicture(row.logo),
    screenshots: row.screenshots.map((image) => ({ image: toPicture(image), alt: pickText(image, 'alt', language) })),
    url: row.url,
    developer: pickText(row, 'developer', language),
    status: row.status,
    trl: row.trl,
    patent: row.patent_number,
    email: row.contact_email,
    launched: row.launched_at,
  }
}
