import { join } from 'node:path'
import { newsFile, sampleContent, temporaryFolder, writeContent } from '../../testing/test-content'
import { faultLine } from './faults'
import { checkContent } from './import-content'

const contentDir = join(temporaryFolder(), 'content')

test('half of a translation is told, a whole one and none are right', async () => {
  writeContent(contentDir, {
    ...sampleContent(),
    'main/news/1003-title.yaml': newsFile(1003, { content_ru: undefined }),
    'main/news/1004-text.yaml': newsFile(1004, { title_en: undefined }),
    'main/news/1005-none.yaml': newsFile(1005, { title_en: undefined, content_en: undefined }),
  })

  expect((await checkContent(contentDir)).doubts.map(faultLine)).toEqual([
    'content/main/news/1003-title.yaml: title_ru: stands without content_ru; as long as that is missing, the item counts as not translated',
    'content/main/news/1004-text.yaml: content_en: stands without title_en; as long as that is missing, the item counts as not translated',
  ])
})
