import { isLoadedByApi } from './api-changes'

test.each(['apps/api/src/server.test.ts', 'apps/api/src/content/generate/vocabulary/words.yaml', 'packages/api-schema/src/generated/handlers.ts'])('%s has the API go on', (file) => {
  expect(isLoadedByApi(file)).toBe(false)
})
