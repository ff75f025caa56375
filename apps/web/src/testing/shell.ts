import type { Shell, ShellAlert, ShellLink } from '../shell/shell'

/** An entry of a menu; without an address it is a heading. */
export function entry(title: string, url: string | null = null, children: ShellLink[] = []): ShellLink {
  return { title, url, children }
}

/** An alert that has begun and that nothing ends. */
export function alert(fields: Partial<ShellAlert> = {}): ShellAlert {
  return { id: 1, severity: 'info', word: 'Notice', text: 'Enrolment is open.', url: null, startsAt: 0, endsAt: null, held: true, dismissible: true, ...fields }
}

/** The shell of the main site in English. */
export function shell(fields: Partial<Shell> = {}): Shell {
  return {
    site: 'main',
    language: 'en',
    origin: 'https://kokzhiek.example',
    name: 'Kokzhiek University',
    shortName: 'Kokzhiek',
    tagline: 'Education and research since 1964',
    logo: { url: '/media/logo-1a2b.svg', width: 120, height: 120, sources: [{ type: 'image/webp', width: 120, url: '/media/logo-120-3c4d.webp' }, { type: 'image/webp', width: 240, url: '/media/logo-240-5e6f.webp' }] },
    phone: '+7 (727) 355-10-00',
    email: 'info@kokzhiek.example',
    address: '41 Tien Shan Avenue, Almaty',
    social: [{ kind: 'telegram', url: 'https://t.me/kokzhiek_example' }],
    menu: [
      entry('About', '/page/about', [entry('History', '/page/about/history'), entry('People', null, [entry('Rector', '/page/about/rector')])]),
      entry('Admission', null, [entry('Bachelor’s', '/page/admission/bachelor')]),
      entry('News', '/news'),
    ],
    usefulLinks: [entry('Digital library', 'https://elibrary.kokzhiek.example')],
    trafficUrl: null,
    oldSiteUrl: null,
    receptionUrl: null,
    admissionPage: { id: 236, url: '/page/admission/contacts' },
    newsletter: 1,
    features: [],
    closed: null,
    alerts: null,
    mourning: false,
    year: '2026',
    ...fields,
  }
}
