import type { PersonCardItem, PersonCardOptions } from './person-card.options'

const item: PersonCardItem = {
  id: 71,
  name: { text: 'Сейітқали Айгүл Ерланқызы', language: 'kz' },
  initials: 'АС',
  position: { text: 'Бағдарламалық инженерия кафедрасының қауымдастырылған профессоры', language: 'kz' },
  degrees: [
    { text: 'PhD', language: 'kz' },
    { text: 'қауымдастырылған профессор', language: 'kz' },
  ],
  photo: { url: '/media/people/seitkali.svg', width: 800, height: 1000 },
}

export const fixtures = {
  'with a portrait': { item },
  'with an e-mail address': { item, email: 'a.seitkali@kokzhiek.example' },
  'initials instead of a portrait': { item: { ...item, photo: null } },
  'the head of a department': { item, variant: 'head', label: 'Dean', level: 2 },
  'name in another language than the position': { item: { ...item, name: { text: 'Aigul Seitkali', language: 'en' } } },
  'name alone': { item: { ...item, position: null, degrees: [], photo: null } },
} satisfies Record<string, PersonCardOptions>
