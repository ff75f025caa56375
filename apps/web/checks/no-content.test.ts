/** @jest-environment node */
import { contentOf } from '../e2e/helpers/content'

test('says what is missing, and how it is had, where the API has no content', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ code: 'not_found', detail: 'No such site' }, { status: 404 }))

  await expect(contentOf('main')).rejects.toMatchObject({ message: expect.stringMatching(/the site main\. .*npm run api -- content import/), cause: expect.objectContaining({ message: expect.stringContaining('No such site') }) })
})
