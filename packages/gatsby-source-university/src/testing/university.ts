import type { Schema } from '@university/api-client/types'

const seo: Schema<'Seo'> = {
  meta_title_kz: null,
  meta_title_ru: null,
  meta_title_en: null,
  meta_description_kz: null,
  meta_description_ru: null,
  meta_description_en: null,
  og_image: null,
  noindex: false,
}

export const settings: Schema<'Settings'> = {
  site_info: {
    is_closed: false,
    closed_message_kz: null,
    closed_message_ru: null,
    closed_message_en: null,
    name_kz: 'Көкжиек университеті',
    name_ru: 'Университет «Көкжиек»',
    name_en: 'Kokzhiek University',
    short_name_kz: null,
    short_name_ru: null,
    short_name_en: null,
    tagline_kz: null,
    tagline_ru: null,
    tagline_en: null,
    fax: null,
    email: null,
    address_kz: null,
    address_ru: null,
    address_en: null,
    social_media_ids: null,
    logo: null,
    hero: null,
    hero_links: [],
    figures: [],
  },
  alerts: [],
  settings: { mourning: false },
  features: { visitor_badge: false, old_site_link: false, analytics: false, traffic_link: false },
  old_site_url: null,
  stats_url: null,
  reception_url: null,
  admission_page_id: 211,
  consent: { version: '2026-09-01', page_slug: 'about/personal-data' },
}

export const menuItem: Schema<'MenuItem'> = {
  id: 21,
  menu_title_kz: 'Бакалавриат',
  menu_title_ru: 'Бакалавриат',
  menu_title_en: 'Bachelor’s',
  slugs: 'admission/bachelor',
  link: null,
  page_id: 211,
  icon: null,
  sort_order: 10,
  sub_menu: [],
}

export const usefulLink: Schema<'UsefulLink'> = {
  id: 1,
  title_kz: 'Электрондық кітапхана',
  title_ru: 'Электронная библиотека',
  title_en: 'Digital library',
  link: 'https://elibrary.kokzhiek.example',
  image: null,
  sort_order: 10,
}

export const breadcrumb: Schema<'Breadcrumb'> = {
  menu_id: 21,
  menu_title_kz: 'Бакалавриат',
  menu_title_ru: 'Бакалавриат',
  menu_title_en: 'Bachelor’s',
  slugs: 'admission/bachelor',
  link: null,
  is_current: true,
}

export const newsCategory: Schema<'NewsCategory'> = {
  id: 2,
  slug: 'science',
  name_kz: 'Ғылым',
  name_ru: 'Наука',
  name_en: 'Science',
  news_count: 1,
  sort_order: 20,
}

export function page(id: number, fields: Partial<Schema<'Page'>> = {}): Schema<'Page'> {
  return {
    id,
    slug: `page-${id}`,
    title_kz: `Бет ${id}`,
    title_ru: `Страница ${id}`,
    title_en: null,
    lead_kz: null,
    lead_ru: null,
    lead_en: null,
    content_kz: '<p>Мәтін.</p>',
    content_ru: '<p>Текст.</p>',
    content_en: null,
    menu_id: null,
    blocks: [],
    files: [],
    seo,
    published_at: '2026-02-10T05:00:00Z',
    updated_at: '2026-09-14T05:30:00Z',
    available_langs: ['kz', 'ru'],
    ...fields,
  }
}

export function pageSummary({ id, slug, title_kz, title_ru, title_en, blocks, updated_at }: Schema<'Page'>): Schema<'PageSummary'> {
  return { id, slug, title_kz, title_ru, title_en, blocks, updated_at }
}

export function newsSummary(id: number): Schema<'NewsSummary'> {
  return {
    id,
    title_kz: `Жаңалық ${id}`,
    title_ru: null,
    title_en: null,
    lead_kz: null,
    lead_ru: null,
    lead_en: null,
    image: null,
    categories: [],
    tags: [],
    published_at: '2026-11-18T04:00:00Z',
    updated_at: '2026-11-18T04:00:00Z',
    is_pinned: false,
    views: 0,
    available_langs: ['kz'],
  }
}

export function news(id: number): Schema<'News'> {
  return {
    ...newsSummary(id),
    content_kz: '<p>Мәтін.</p>',
    content_ru: null,
    content_en: null,
    gallery: [],
    author_kz: null,
    author_ru: null,
    author_en: null,
    source_url: null,
    related: [],
    prev: null,
    next: null,
    seo,
  }
}

/** An open vacancy without a deadline, as the list has it. */
export function vacancySummary(id: number, more: Partial<Schema<'VacancySummary'>> = {}): Schema<'VacancySummary'> {
  return {
    id,
    title_kz: 'Кітапханашы',
    title_ru: 'Библиотекарь',
    title_en: 'Librarian',
    category: { id: 2, slug: null, name_kz: 'Қызметкерлер', name_ru: 'Сотрудники', name_en: 'Staff' },
    department: null,
    city_kz: 'Алматы',
    city_ru: 'Алматы',
    city_en: 'Almaty',
    employment_type: 'full_time',
    rate: 1,
    positions_count: 1,
    salary_from: null,
    salary_to: null,
    currency: 'KZT',
    published_at: '2026-05-02T04:00:00Z',
    updated_at: '2026-05-02T04:00:00Z',
    deadline_at: null,
    status: 'open',
    available_langs: ['kz'],
    ...more,
  }
}

export function vacancy(id: number): Schema<'Vacancy'> {
  const texts = { duties_kz: null, duties_ru: null, duties_en: null, requirements_kz: null, requirements_ru: null, requirements_en: null }
  const more = { conditions_kz: null, conditions_ru: null, conditions_en: null, required_documents_kz: null, required_documents_ru: null, required_documents_en: null }
  const contact = { contact_name: null, contact_email: null, contact_phone: null }
  return { ...vacancySummary(id), description_kz: '<p>Мәтін.</p>', description_ru: null, description_en: null, ...texts, ...more, files: [], ...contact, seo }
}
