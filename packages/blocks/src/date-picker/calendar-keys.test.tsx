import { fireEvent, render, screen } from '@testing-library/react'
import dayjs from 'dayjs'
import { cellMark } from './calendar-cells'
import { CalendarKeys } from './calendar-keys'

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])('leaves an arrow with %j to the browser', (held) => {
  show()
  const [, second] = screen.getAllByRole('gridcell')
  second?.focus()

  const isLeft = fireEvent.keyDown(second as Element, { key: 'ArrowLeft', ...held })

  expect([isLeft, document.activeElement?.ariaLabel]).toEqual([true, '2026-12-02'])
})

test('goes by an arrow alone', () => {
  show()
  const [, second] = screen.getAllByRole('gridcell')
  second?.focus()

  const isLeft = fireEvent.keyDown(second as Element, { key: 'ArrowLeft' })

  expect([isLeft, document.activeElement?.ariaLabel]).toEqual([false, '2026-12-01'])
})

test('says what a cell is to browsers without properties of ARIA, as Firefox before 119', () => {
  const names = ['role', 'ariaLabel', 'ariaSelected'] as const
  const known = names.map((name) => Object.getOwnPropertyDescriptor(Element.prototype, name)!)
  for (const name of names) Object.defineProperty(Element.prototype, name, { value: null, writable: true, configurable: true })

  show()
  names.forEach((name, place) => Object.defineProperty(Element.prototype, name, known[place]!))

  expect(screen.getAllByRole('gridcell', { selected: false }).map((cell) => cell.getAttribute('aria-label'))).toEqual(['2026-12-01', '2026-12-02'])
})

test('names a month by its name and its year, apart from each other', () => {
  render(
    <CalendarKeys id="calendar" label="Calendar" wish={{ current: undefined }} nameOf={() => ''} onClose={() => undefined}>
      <div className="ant-picker-panel">
        <div className="ant-picker-header-view">
          <button>Nov</button>
          <button>2026</button>
        </div>
        <table className="ant-picker-content" />
      </div>
    </CalendarKeys>,
  )

  expect(screen.getByRole('grid')).toHaveAccessibleName('Nov 2026')
})

/** Two days, as antd marks them up. */
function show() {
  const days = ['2026-12-01', '2026-12-02'].map((day) => dayjs(day))
  render(
    <CalendarKeys id="calendar" label="Calendar" wish={{ current: undefined }} nameOf={({ day }) => day.format('YYYY-MM-DD')} onClose={() => undefined}>
      <table className="ant-picker-panel">
        <tbody>
          <tr>
            {days.map((day) => (
              <td key={day.date()} className="ant-picker-cell ant-picker-cell-in-view">
                <span {...cellMark(day, 'date')}>{day.date()}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </CalendarKeys>,
  )
}
