import { act } from '@testing-library/react'
import { createContext, startTransition, Suspense, useContext, useState } from 'react'
import { setUpForms } from '../testing/forms'
import { renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { ReceptionForm } from './reception-form'

const mockWords = createContext(false)
jest.mock('../forms/use-form-messages', () => ({ useFormMessages: () => useContext(mockWords) }))

setUpForms('reception')

test('is not there before its words are, even if React has begun to draw it and does something else first', () => {
  let tell = { words: (_: boolean) => undefined as void, other: (_: object) => undefined as void }
  function Page() {
    const [areThere, words] = useState(false)
    const [, other] = useState({})
    tell = { words, other }
    return (
      <Suspense>
        <mockWords.Provider value={areThere}>
          <div data-testid="place">
            <ReceptionForm shell={shell()} />
          </div>
          {areThere && <Endless />}
        </mockWords.Provider>
      </Suspense>
    )
  }
  const { getByTestId } = renderInSite(<Page />)

  act(() => startTransition(() => tell.words(true)))
  act(() => tell.other({}))

  expect(getByTestId('place')).toBeEmptyDOMElement()
})

const never = new Promise<never>(() => undefined)

/** Keeps a transition from its end. */
function Endless(): null {
  throw never
}
