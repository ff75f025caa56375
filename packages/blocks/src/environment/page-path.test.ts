/** @jest-environment node */
import { isFile, isPage } from './page-path'

test.each([
  ['/media/plan.pdf', true, false],
  ['/api/docs/', true, false],
  ['/static/a', true, false],
  ['/ru/events.ics', false, false],
  ['/news', false, true],
  ['/page/api/media', false, true],
  ['/apiary', false, true],
])('tells what %s is', (path, file, page) => {
  expect([isFile(path), isPage(path)]).toEqual([file, page])
})
