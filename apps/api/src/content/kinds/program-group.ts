import { defineKind } from '../kind'
import { lookUp, type Ref } from '../references'

type ProgramGroup = Ref & { direction_id: number; subject_ids: number[] }

/** Groups of programmes, which one applies for; the slug is the code in small letters: b057. No answer shows them by themselves. */
export const programGroup = defineKind<ProgramGroup>({
  name: 'program-group',
  files: { form: 'list', path: 'program-groups.yaml' },
  schema: 'Ref',
  shared: true,
  defaults: { subject_ids: [] },
  extra: { direction_id: { type: 'integer' }, subject_ids: { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'integer' } } },
  resolve(item, place) {
    if (!/^[a-z]{1,2}\d{3}$/.test(String(item['slug']))) place.fault('slug', 'must be the code of the group in small letters, such as b057')
    lookUp(item['direction_id'], 'direction_id', 'training-direction', place)
    const subjects = item['subject_ids']
    if (Array.isArray(subjects)) subjects.forEach((id, index) => lookUp(id, `subject_ids[${index}]`, 'profile-subject', place))
  },
})
