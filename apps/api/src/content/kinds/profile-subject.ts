import { defineKind } from '../kind'
import { sortsOfText } from '../languages'
import type { Ref } from '../references'

/** Profile subjects of the Unified National Testing. */
export const profileSubject = defineKind<Ref>({
  name: 'profile-subject',
  files: { form: 'list', path: 'profile-subjects.yaml' },
  schema: 'Ref',
  shared: true,
  sorts: (item) => sortsOfText(item, 'name'),
})
