import { join } from 'node:path'
import { person } from '../../testing/sample-staff'
import { newsFile, sampleContent, svg, temporaryFolder, writeContent } from '../../testing/test-content'
import { faultLine } from './faults'
import { checkContent } from './import-content'

const contentDir = join(temporaryFolder(), 'content')

test('a gallery that repeats the picture above the text is told, one of other pictures is right', async () => {
  const [logo, other] = [{ file: 'logo.svg', alt_en: 'Emblem' }, { file: 'other.svg', alt_en: 'Another' }]
  writeContent(contentDir, {
    ...sampleContent(),
    'media/other.svg': svg.replace('160', '320'),
    'main/news/1003-twice.yaml': newsFile(1003, { image: logo, gallery: [other, logo] }),
    'main/news/1004-once.yaml': newsFile(1004, { image: logo, gallery: [other] }),
    'main/news/1005-gallery.yaml': newsFile(1005, { gallery: [logo] }),
  })

  expect((await checkContent(contentDir)).doubts.map(faultLine)).toEqual(['content/main/news/1003-twice.yaml: gallery[1]: is the picture that stands above the text'])
})

test('pictures that say nothing to who does not see them are told; a person gives theirs a name', async () => {
  const [silent, other] = [{ file: 'logo.svg' }, { file: 'other.svg', caption_kz: 'Оқу залы' }]
  writeContent(contentDir, {
    ...sampleContent(),
    'media/other.svg': svg.replace('160', '320'),
    'main/news/1003-x.yaml': newsFile(1003, { image: silent, gallery: [other] }),
    ...person(99, 'a-b', ['А', 'А', 'A'], { photo: silent }),
  })

  expect((await checkContent(contentDir)).doubts.map(faultLine)).toEqual(['content/main/news/1003-x.yaml: image: has no alt_kz, alt_ru or alt_en, which say what it shows to who cannot see it'])
})
