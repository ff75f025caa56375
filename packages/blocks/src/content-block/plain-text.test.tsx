import { render } from '@testing-library/react'
import { PlainText } from './plain-text'

test.each([
  ['Жатақхана туралы сөйлесу', []],
  ['Кездесу 402-бөлмесінде, сағат 15:00-де өтеді.', ['402-бөлмесінде', '15:00-де']],
  ['9:00–17:00 аралығында', ['9:00–17:00']],
])('keeps a figure and its ending on one line, and every letter of the text: %s', (text, figures) => {
  const { container } = render(<PlainText text={text} />)

  expect(container).toHaveTextContent(text)
  expect([...container.querySelectorAll('.as-one')].map(({ textContent }) => textContent)).toEqual(figures)
})
