import type { JsonObject } from '../contract/document'
import type { Place } from './kind'
import { lookUp, resolveRef, resolveRefs } from './references'

/** Where the national classifier puts something: group of programmes → direction → field of training. */
export interface Classified {
  /** As an author wrote it, like the other two. */
  group: JsonObject
  direction: JsonObject
  field: JsonObject
}

/** Follows the code of a group of programmes upwards; says what is missing on the way. */
export function classify(code: unknown, place: Place): Classified | undefined {
  const group = lookUp(String(code).toLowerCase(), 'group_code', 'program-group', place)
  const direction = group && place.findById('training-direction', group['direction_id'])
  const field = direction && place.findById('training-field', direction['field_id'])
  return group && direction && field ? { group, direction, field } : undefined
}

/** What an answer says about the field of training and the subjects of the group. */
export function resolveTraining(item: JsonObject, { group, field }: Classified, place: Place): void {
  item['level'] = field['level']
  item['training'] = field['id']
  resolveRef(item, 'training', 'training-field', place)
  resolveSubjects(item, group, place)
}

/** Above the bachelor's level there are none. */
export function resolveSubjects(item: JsonObject, { subject_ids = [] }: JsonObject, place: Place): void {
  item['profile_subjects'] = subject_ids
  if (Array.isArray(subject_ids) && subject_ids.length > 0) resolveRefs(item, 'profile_subjects', 'profile-subject', place)
}
