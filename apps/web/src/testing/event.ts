type Event = NonNullable<Queries.EventQuery['universityEvent']>

/** An event as the template's query answers it, in English; far ahead, so that it is not over when a test runs. */
export function event(fields: Partial<Event> = {}): Event {
  return {
    api_id: 501,
    title: { text: 'Open Day', language: 'en' },
    summary: null,
    content: null,
    category: { name: null },
    updated_at: '2026-11-10T04:00:00Z',
    starts_at: '2099-12-05T05:00:00Z',
    ends_at: '2099-12-05T09:00:00Z',
    previous_starts_at: null,
    all_day: false,
    status: 'scheduled',
    place: { text: 'Main building', language: 'en' },
    room: '215',
    online_url: 'https://video.example/1',
    attendance_mode: 'mixed',
    organizer: null,
    registration_url: 'https://forms.example/open-day',
    price: 0,
    ics_url: null,
    image: { url: '/media/a.svg', width: 16, height: 10, alt: null, sources: null },
    files: [],
    seo: { meta_title: null, meta_description: null, noindex: false },
    ...fields,
  }
}
