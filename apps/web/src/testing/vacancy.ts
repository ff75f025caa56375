type Vacancy = NonNullable<Queries.VacancyQuery['universityVacancy']>

/** A vacancy as the template's query answers it, in English. */
export function vacancy(fields: Partial<Vacancy> = {}): Vacancy {
  const text = (words: string) => ({ text: words, language: 'en' as const })
  return {
    api_id: 301,
    list_slug: null,
    title: text('Senior Lecturer'),
    category: { name: text('Teaching') },
    department: { name: text('Chair of Physics') },
    city: text('Almaty'),
    employment_type: 'part_time',
    rate: 0.5,
    positions_count: 2,
    salary_from: 380_000,
    salary_to: 450_000,
    currency: 'KZT',
    published_at: '2026-11-02T04:00:00Z',
    deadline_at: '2099-12-01T13:00:00Z',
    status: 'open',
    description: text('<p>Two lecturers.</p>'),
    duties: text('<ul><li>lecturing</li></ul>'),
    requirements: null,
    conditions: null,
    required_documents: null,
    files: [],
    contact_name: 'Sholpan Kaldybekova',
    contact_email: 'hr@kokzhiek.example',
    contact_phone: '+7 (727) 355-10-40',
    seo: { meta_title: null, meta_description: null, noindex: false },
    ...fields,
  }
}
