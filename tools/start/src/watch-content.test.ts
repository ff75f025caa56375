import { watchContent } from './watch-content'

test('ends with what happened where nothing is built', async () => {
  const shown = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  // There is no such site.
  const watching = watchContent({ api: [], apiUrl: 'http://localhost:1', content: new Promise(() => undefined), sites: ['nosuch'] })

  await expect(watching).rejects.toMatchObject({ message: 'What builds the sites failed', exitCode: 1 })
  expect(shown).not.toHaveBeenCalled()
  shown.mockRestore()
})
