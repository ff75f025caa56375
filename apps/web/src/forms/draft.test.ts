import { draftStore } from './draft'

test('what a full storage does not take outweighs what it took before', () => {
  const store = draftStore<{ question: string }>('full')
  store.write({ values: { question: 'May I' } })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full', 'QuotaExceededError')
  })

  store.write({ values: { question: 'May I bring a guest?' } })

  expect(store.read()?.values.question).toBe('May I bring a guest?')
})
