import type { JsonObject } from '../contract/document'
import { names } from './sample-staff'
import { contents, titles, type ContentFiles } from './test-content'

/** A file `main/blog-posts/rector/<id>.yaml`. */
export function postFile(id: number, published_at: string, more: JsonObject = {}): ContentFiles {
  return { [`main/blog-posts/rector/${id}-x.yaml`]: { id, ...titles(`Post ${id}`), ...contents(`<p>Post ${id}</p>`), published_at, updated_at: published_at, ...more } }
}

/** An item for `main/blog-questions/rector.yaml`. */
export function question(id: number, asked_at: string, more: JsonObject = {}): JsonObject {
  return { id, author_display: 'Мадина Т.', category: 'dormitory', question: `Сұрақ ${id}?`, asked_at, lang: 'kz', ...more }
}

/** A blog with two posts, two questions that are answered and one that is not; and the categories of the reception. */
export function sampleBlog(): ContentFiles {
  return {
    'main/blogs/rector.yaml': {
      id: 1,
      slug: 'rector',
      owner: { full_name_kz: 'Айгүл Нұрпейісова', photo: { file: 'logo.svg' } },
      content_kz: '<p>x</p>',
      categories: [{ id: 3, slug: 'dormitory', ...names('Dormitory') }, { id: 4, slug: 'study', ...names('Study') }],
    },
    ...postFile(42, '2026-09-01T03:00:00Z'),
    ...postFile(41, '2026-06-15T05:30:00Z', { title_en: null, content_en: null }),
    'main/blog-questions/rector.yaml': [
      question(517, '2026-11-09T05:12:00Z', { answer: '<p>Иә, жатақхана бар.</p>', answered_at: '2026-11-12T09:30:00Z' }),
      question(511, '2026-10-27T11:40:00Z', { category: 'study', lang: 'ru', question: 'Можно ли сдать экзамен раньше?', answer: '<p>Да.</p>', answered_at: '2026-11-13T06:00:00Z' }),
      question(524, '2026-11-18T08:25:00Z', { category: 'study', lang: 'ru' }),
    ],
    'main/question-categories.yaml': [{ id: 1, ...names('Question') }, { id: 2, ...names('Complaint') }],
  }
}
