import type { JsonObject } from '../contract/document'
import { names } from './sample-staff'
import type { ContentFiles } from './test-content'

/** A file `main/showcase/<id>.yaml`. */
export function product(id: number, more: JsonObject = {}): ContentFiles {
  return { [`main/showcase/${id}.yaml`]: { id, title_kz: `Өнім ${id}`, category: 'services', status: 'live', ...more } }
}

/** Two partner universities, and two digital products. */
export function samplePartners(): ContentFiles {
  return {
    'main/countries.yaml': [
      { id: 1, slug: 'tr', name_kz: 'Түркия', name_ru: 'Турция', name_en: 'Türkiye' },
      { id: 2, slug: 'pl', name_kz: 'Польша', name_ru: 'Польша', name_en: 'Poland' },
      { id: 3, slug: 'kr', name_kz: 'Корея', name_ru: 'Корея', name_en: 'Korea' },
    ],
    'main/cooperations.yaml': [1, 2, 3].map((id) => ({ id, ...names(`Cooperation ${id}`) })),
    'main/universities.yaml': [
      { id: 151, name_kz: 'Измир Көрфез университеті', name_ru: 'Университет Измир Кёрфез', country: 'tr', city_en: 'Izmir', cooperation_ids: [1, 2], signed_at: '2024-04-18', valid_until: '2029-04-17', lat: 38.4, lng: 27.1 },
      { id: 164, name_kz: 'Поморье институты', name_ru: 'Поморский институт', country: 'pl', cooperation_ids: [1], signed_at: '2019-10-02', valid_until: '2024-10-01' },
    ],
    'main/showcase-categories.yaml': [{ id: 1, slug: 'services', ...names('Services') }, { id: 2, slug: 'ai', ...names('AI') }],
    ...product(801, { launched_at: '2025-09-01', trl: 9, logo: { file: 'logo.svg' }, description_kz: '<p>Кесте</p>' }),
    ...product(802, { category: 'ai', status: 'pilot', trl: 7 }),
  }
}
