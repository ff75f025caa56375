// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { AnswerSchemas, JsonSchema } from '../validate-schema'

const MenuItem: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    menu_title_kz: { type: ['string', 'null'], maxLength: 120 },
    menu_title_ru: { type: ['string', 'null'], maxLength: 120 },
    menu_title_en: { type: ['string', 'null'], maxLength: 120 },
    slugs: { type: ['string', 'null'], pattern: '^[a-z0-9-]+(/[a-z0-9-]+)*$', maxLength: 200 },
    link: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    page_id: { type: ['integer', 'null'], minimum: 1 },
    icon: { type: ['string', 'null'], maxLength: 40 },
    sort_order: { type: 'integer' },
    sub_menu: { type: 'array', items: () => MenuItem },
  },
  additionalProperties: false,
  required: 0,
}

const Problem: JsonSchema = {
  type: 'object',
  properties: {
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    retry_after: { type: 'integer', minimum: 0 },
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: {
      enum: [
        'invalid_request',
        'xsrf_mismatch',
        'not_found',
        'duplicate',
        'gone',
        'too_large',
        'unsupported_media_type',
        'captcha_failed',
        'consent_outdated',
        'idempotency_mismatch',
        'too_many_requests',
        'internal_error',
        'unavailable',
      ],
    },
    request_id: { type: 'string' },
  },
  required: 3,
}

const PreviewKeyProblem: JsonSchema = {
  type: 'object',
  properties: {
    detail: { type: 'string' },
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 401, maximum: 401 },
    code: { enum: ['wrong_preview_key'] },
    request_id: { type: 'string' },
  },
  required: 1,
}

const ImageSource: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string', maxLength: 100 },
    width: { type: 'integer', minimum: 1 },
    url: { type: 'string', pattern: '^(https?://|/)', maxLength: 500 },
  },
  additionalProperties: false,
  required: 0,
}

const Image: JsonSchema = {
  type: 'object',
  properties: {
    sources: { type: 'array', items: ImageSource },
    id: { type: 'integer', minimum: 1 },
    url: { type: 'string', pattern: '^(https?://|/)', maxLength: 500 },
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
    alt_kz: { type: ['string', 'null'], maxLength: 200 },
    alt_ru: { type: ['string', 'null'], maxLength: 200 },
    alt_en: { type: ['string', 'null'], maxLength: 200 },
    caption_kz: { type: ['string', 'null'], maxLength: 300 },
    caption_ru: { type: ['string', 'null'], maxLength: 300 },
    caption_en: { type: ['string', 'null'], maxLength: 300 },
  },
  additionalProperties: false,
  required: 1,
}

const UsefulLink: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 120 },
    title_ru: { type: ['string', 'null'], maxLength: 120 },
    title_en: { type: ['string', 'null'], maxLength: 120 },
    link: { type: 'string', pattern: '^https?://', maxLength: 500 },
    image: { oneOf: [Image, { type: 'null' }] },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const PageBlock: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 60 }, props: { type: 'object' } },
  additionalProperties: false,
  required: 0,
}

const PageSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: 'string', pattern: '^[a-z0-9-]+(/[a-z0-9-]+)*$', maxLength: 200 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    blocks: { type: 'array', items: PageBlock },
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const PageList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: PageSummary },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const FormerAddresses: JsonSchema = { type: 'array', items: { type: 'string', pattern: '^/(?!/)[^\\s#\\\\]*$', maxLength: 500 }, maxItems: 50, uniqueItems: true }

const Language: JsonSchema = { enum: ['kz', 'ru', 'en'] }

const File: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    url: { type: 'string', pattern: '^(https?://|/)', maxLength: 500 },
    mime: { type: 'string', maxLength: 100 },
    ext: { type: 'string', maxLength: 10 },
    size_bytes: { type: 'integer', minimum: 0 },
    lang: { oneOf: [Language, { type: 'null' }] },
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const Seo: JsonSchema = {
  type: 'object',
  properties: {
    meta_title_kz: { type: ['string', 'null'], maxLength: 120 },
    meta_title_ru: { type: ['string', 'null'], maxLength: 120 },
    meta_title_en: { type: ['string', 'null'], maxLength: 120 },
    meta_description_kz: { type: ['string', 'null'], maxLength: 320 },
    meta_description_ru: { type: ['string', 'null'], maxLength: 320 },
    meta_description_en: { type: ['string', 'null'], maxLength: 320 },
    og_image: { oneOf: [Image, { type: 'null' }] },
    noindex: { type: 'boolean' },
  },
  additionalProperties: false,
  required: 0,
}

const Page: JsonSchema = {
  type: 'object',
  properties: {
    former_addresses: FormerAddresses,
    id: { type: 'integer', minimum: 1 },
    slug: { type: 'string', pattern: '^[a-z0-9-]+(/[a-z0-9-]+)*$', maxLength: 200 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    lead_kz: { type: ['string', 'null'], maxLength: 400 },
    lead_ru: { type: ['string', 'null'], maxLength: 400 },
    lead_en: { type: ['string', 'null'], maxLength: 400 },
    content_kz: { type: ['string', 'null'], maxLength: 200000 },
    content_ru: { type: ['string', 'null'], maxLength: 200000 },
    content_en: { type: ['string', 'null'], maxLength: 200000 },
    blocks: { type: 'array', items: PageBlock, maxItems: 100 },
    menu_id: { type: ['integer', 'null'], minimum: 1 },
    files: { type: 'array', items: File },
    seo: Seo,
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    available_langs: { type: 'array', items: Language, minItems: 1 },
  },
  additionalProperties: false,
  required: 1,
}

const Breadcrumb: JsonSchema = {
  type: 'object',
  properties: {
    menu_id: { type: 'integer', minimum: 1 },
    menu_title_kz: { type: ['string', 'null'], maxLength: 120 },
    menu_title_ru: { type: ['string', 'null'], maxLength: 120 },
    menu_title_en: { type: ['string', 'null'], maxLength: 120 },
    slugs: { type: ['string', 'null'], maxLength: 200 },
    link: { type: ['string', 'null'], maxLength: 500 },
    is_current: { type: 'boolean' },
  },
  additionalProperties: false,
  required: 0,
}

const HeroLink: JsonSchema = {
  type: 'object',
  properties: {
    title_kz: { type: ['string', 'null'], maxLength: 60 },
    title_ru: { type: ['string', 'null'], maxLength: 60 },
    title_en: { type: ['string', 'null'], maxLength: 60 },
    link: { type: 'string', pattern: '^(https?://|/)', maxLength: 500 },
  },
  additionalProperties: false,
  required: 0,
}

const KeyFigure: JsonSchema = {
  type: 'object',
  properties: {
    value: { type: 'integer', minimum: 0 },
    label_kz: { type: ['string', 'null'], maxLength: 80 },
    label_ru: { type: ['string', 'null'], maxLength: 80 },
    label_en: { type: ['string', 'null'], maxLength: 80 },
  },
  additionalProperties: false,
  required: 0,
}

const SiteInfo: JsonSchema = {
  type: 'object',
  properties: {
    is_closed: { type: 'boolean' },
    closed_message_kz: { type: ['string', 'null'], maxLength: 500 },
    closed_message_ru: { type: ['string', 'null'], maxLength: 500 },
    closed_message_en: { type: ['string', 'null'], maxLength: 500 },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    short_name_kz: { type: ['string', 'null'], maxLength: 60 },
    short_name_ru: { type: ['string', 'null'], maxLength: 60 },
    short_name_en: { type: ['string', 'null'], maxLength: 60 },
    tagline_kz: { type: ['string', 'null'], maxLength: 200 },
    tagline_ru: { type: ['string', 'null'], maxLength: 200 },
    tagline_en: { type: ['string', 'null'], maxLength: 200 },
    fax: { type: ['string', 'null'], maxLength: 40 },
    email: { type: ['string', 'null'], format: 'email', maxLength: 120 },
    address_kz: { type: ['string', 'null'], maxLength: 300 },
    address_ru: { type: ['string', 'null'], maxLength: 300 },
    address_en: { type: ['string', 'null'], maxLength: 300 },
    social_media_ids: { type: ['string', 'null'], maxLength: 2000 },
    logo: { oneOf: [Image, { type: 'null' }] },
    hero: { oneOf: [Image, { type: 'null' }] },
    hero_links: { type: 'array', items: HeroLink, maxItems: 3 },
    figures: { type: 'array', items: KeyFigure, maxItems: 6 },
  },
  additionalProperties: false,
  required: 0,
}

const SiteAlert: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    severity: { enum: ['info', 'warning', 'error'] },
    text_kz: { type: ['string', 'null'], maxLength: 300 },
    text_ru: { type: ['string', 'null'], maxLength: 300 },
    text_en: { type: ['string', 'null'], maxLength: 300 },
    link: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    starts_at: { type: 'string', format: 'date-time' },
    ends_at: { type: ['string', 'null'], format: 'date-time' },
    dismissible: { type: 'boolean' },
  },
  additionalProperties: false,
  required: 0,
}

const ConsentVersion: JsonSchema = { type: 'string', format: 'date' }

const Settings: JsonSchema = {
  type: 'object',
  properties: {
    site_info: SiteInfo,
    settings: { type: 'object', properties: { mourning: { type: 'boolean' } }, additionalProperties: false, required: 0 },
    alerts: { type: 'array', items: SiteAlert, maxItems: 10 },
    features: {
      type: 'object',
      properties: {
        visitor_badge: { type: 'boolean' },
        old_site_link: { type: 'boolean' },
        analytics: { type: 'boolean' },
        traffic_link: { type: 'boolean' },
      },
      additionalProperties: false,
      required: 0,
    },
    old_site_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    stats_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    reception_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    admission_page_id: { type: 'integer', minimum: 1 },
    consent: {
      type: 'object',
      properties: { version: ConsentVersion, page_slug: { type: ['string', 'null'], pattern: '^[a-z0-9-]+(/[a-z0-9-]+)*$', maxLength: 200 } },
      additionalProperties: false,
      required: 0,
    },
  },
  additionalProperties: false,
  required: 0,
}

const QuestionCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const QuestionNumber: JsonSchema = { type: 'string', pattern: '^Q-[2-9DFGJLNQRVW]{4}-[2-9DFGJLNQRVW]{4}$' }

const TrackingCode: JsonSchema = { type: 'string', pattern: '^[2-9DFGJLNQRVW]{4}(-[2-9DFGJLNQRVW]{4}){2}$' }

const QuestionReceipt: JsonSchema = {
  type: 'object',
  properties: {
    number: QuestionNumber,
    status: { enum: ['on_moderation'] },
    tracking_code: TrackingCode,
    received_at: { type: 'string', format: 'date-time' },
    due_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const TextRange: JsonSchema = {
  type: 'object',
  properties: { start: { type: 'integer', minimum: 0, maximum: 400 }, end: { type: 'integer', minimum: 1, maximum: 400 } },
  additionalProperties: false,
  required: 0,
}

const SearchSection: JsonSchema = {
  type: 'object',
  properties: { fragment: { type: 'string', minLength: 1, maxLength: 200 }, title: { type: 'string', minLength: 1, maxLength: 300 } },
  additionalProperties: false,
  required: 0,
}

const SearchHitType: JsonSchema = { enum: [2, 3, 4, 5, 6, 7, 8, 9] }

const SearchSnippet: JsonSchema = {
  type: 'object',
  properties: { text: { type: 'string', maxLength: 400 }, marks: { type: 'array', items: TextRange, maxItems: 40 } },
  additionalProperties: false,
  required: 0,
}

const SiteSlug: JsonSchema = {
  enum: [
    '',
    'fit',
    'fns',
    'fe',
    'fph',
    'fl',
    'hse',
    'fmm',
    'fjps',
    'fte',
    'fac',
    'fir',
    'fpt',
    'fh',
    'eurosoft',
    'military',
    'qurylys',
    'lib',
    'bs',
    'ino',
    'landscape',
    'tulek',
    'aisana',
    'csd',
  ],
}

const SearchHit: JsonSchema = {
  type: 'object',
  properties: {
    title_marks: { type: 'array', items: TextRange, maxItems: 40 },
    section: SearchSection,
    site_name: { type: 'string', minLength: 1, maxLength: 200 },
    id: { type: 'integer', minimum: 1 },
    type: SearchHitType,
    title: { type: 'string', maxLength: 300 },
    snippet: SearchSnippet,
    url: { type: 'string', pattern: '^(https?://|/)', maxLength: 500 },
    lang: Language,
    site_slug: SiteSlug,
    image: { oneOf: [Image, { type: 'null' }] },
    published_at: { type: ['string', 'null'], format: 'date-time' },
    score: { type: 'number', minimum: 0 },
  },
  additionalProperties: false,
  required: 3,
}

const SearchFacets: JsonSchema = {
  type: 'object',
  properties: {
    type: {
      type: 'array',
      items: { type: 'object', properties: { value: SearchHitType, count: { type: 'integer', minimum: 1 } }, additionalProperties: false, required: 0 },
      maxItems: 8,
    },
    lang: {
      type: 'array',
      items: { type: 'object', properties: { value: Language, count: { type: 'integer', minimum: 1 } }, additionalProperties: false, required: 0 },
      maxItems: 3,
    },
    site: {
      type: 'array',
      items: { type: 'object', properties: { value: SiteSlug, count: { type: 'integer', minimum: 1 } }, additionalProperties: false, required: 0 },
      maxItems: 24,
    },
    year: {
      type: 'array',
      items: {
        type: 'object',
        properties: { value: { type: 'integer', minimum: 1900, maximum: 2200 }, count: { type: 'integer', minimum: 1 } },
        additionalProperties: false,
        required: 0,
      },
      maxItems: 100,
    },
  },
  additionalProperties: false,
  required: 0,
}

const SearchHitList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: SearchHit, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
    total: { type: 'integer', minimum: 0 },
    facets: SearchFacets,
    suggestion: { type: ['string', 'null'], maxLength: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const SubscriptionReceipt: JsonSchema = { type: 'object', properties: { status: { enum: ['pending_confirmation'] } }, additionalProperties: false, required: 0 }

const ActivationResult: JsonSchema = {
  type: 'object',
  properties: { status: { enum: ['activated', 'already_active', 'expired'] }, email_masked: { type: ['string', 'null'], maxLength: 254 } },
  additionalProperties: false,
  required: 0,
}

const UnsubscriptionResult: JsonSchema = { type: 'object', properties: { status: { enum: ['unsubscribed'] } }, additionalProperties: false, required: 0 }

const Ref: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: ['string', 'null'], pattern: '^[a-z0-9-]{1,60}$' },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const Document: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    category: Ref,
    title_kz: { type: ['string', 'null'], maxLength: 300 },
    title_ru: { type: ['string', 'null'], maxLength: 300 },
    title_en: { type: ['string', 'null'], maxLength: 300 },
    number: { type: ['string', 'null'], maxLength: 60 },
    approved_at: { type: ['string', 'null'], format: 'date' },
    valid_until: { type: ['string', 'null'], format: 'date' },
    files: { type: 'array', items: File },
    version: { type: ['string', 'null'], maxLength: 20 },
    replaces_id: { type: ['integer', 'null'], minimum: 1 },
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const DocumentCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    parent_id: { type: ['integer', 'null'], minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
    documents_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const DocumentList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: Document },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    categories: { type: 'array', items: DocumentCategory },
    years: { type: 'array', items: { type: 'integer', minimum: 1900, maximum: 2200 }, maxItems: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const EducationLevel: JsonSchema = { enum: ['preparatory', 'bachelor', 'master', 'residency', 'doctoral'] }

const StudyForm: JsonSchema = { enum: ['full_time', 'evening', 'distance'] }

const TeachingLanguage: JsonSchema = { enum: ['kz', 'ru', 'en'] }

const AdmissionBasis: JsonSchema = { enum: ['school', 'college', 'higher'] }

const Currency: JsonSchema = { enum: ['KZT'] }

const AcademicYear: JsonSchema = { type: 'string', pattern: '^20[0-9]{2}-20[0-9]{2}$' }

const Price: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    category_id: { type: 'integer', minimum: 1 },
    program_code: { type: ['string', 'null'], pattern: '^[678][BMDR][0-9]{5}$' },
    group_code: { type: ['string', 'null'], pattern: '^[A-Z]{1,2}[0-9]{3}$' },
    program_name_kz: { type: ['string', 'null'], maxLength: 200 },
    program_name_ru: { type: ['string', 'null'], maxLength: 200 },
    program_name_en: { type: ['string', 'null'], maxLength: 200 },
    level: EducationLevel,
    study_form: StudyForm,
    languages: { type: 'array', items: TeachingLanguage, minItems: 1, uniqueItems: true },
    duration_years: { type: 'number', minimum: 0.5, maximum: 8, multipleOf: 0.5 },
    basis: AdmissionBasis,
    price_citizen: { type: ['integer', 'null'], minimum: 0 },
    price_foreign: { type: ['integer', 'null'], minimum: 0 },
    price_per_credit: { type: ['integer', 'null'], minimum: 0 },
    currency: Currency,
    academic_year: AcademicYear,
    note_kz: { type: ['string', 'null'], maxLength: 500 },
    note_ru: { type: ['string', 'null'], maxLength: 500 },
    note_en: { type: ['string', 'null'], maxLength: 500 },
    effective_from: { type: 'string', format: 'date' },
    document: { oneOf: [File, { type: 'null' }] },
  },
  additionalProperties: false,
  required: 0,
}

const PriceList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: Price },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    academic_years: { type: 'array', items: AcademicYear },
  },
  additionalProperties: false,
  required: 0,
}

const PriceCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    parent_id: { type: ['integer', 'null'], minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 160 },
    name_ru: { type: ['string', 'null'], maxLength: 160 },
    name_en: { type: ['string', 'null'], maxLength: 160 },
    level: { oneOf: [EducationLevel, { type: 'null' }] },
    has_children: { type: 'boolean' },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const PriceChildren: JsonSchema = {
  type: 'object',
  properties: { category: PriceCategory, children: { type: 'array', items: PriceCategory }, prices: { type: 'array', items: Price } },
  additionalProperties: false,
  required: 0,
}

const Profession: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    code: { type: 'string', pattern: '^[678][BMDR][0-9]{3}$' },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    summary_kz: { type: ['string', 'null'], maxLength: 400 },
    summary_ru: { type: ['string', 'null'], maxLength: 400 },
    summary_en: { type: ['string', 'null'], maxLength: 400 },
    level: EducationLevel,
    training: Ref,
    group_code: { type: ['string', 'null'], pattern: '^[A-Z]{1,2}[0-9]{3}$' },
    languages: { type: 'array', items: TeachingLanguage, uniqueItems: true },
    profile_subjects: { type: 'array', items: Ref, maxItems: 2 },
    image: { oneOf: [Image, { type: 'null' }] },
    programs_count: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const ProfessionList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: Profession },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    subjects: { type: 'array', items: Ref },
  },
  additionalProperties: false,
  required: 0,
}

const TrainingField: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    code: { type: 'string', pattern: '^[678][BMDR][0-9]{2}$' },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    level: EducationLevel,
    programs_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const Accreditation: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    agency_kz: { type: ['string', 'null'], maxLength: 200 },
    agency_ru: { type: ['string', 'null'], maxLength: 200 },
    agency_en: { type: ['string', 'null'], maxLength: 200 },
    number: { type: ['string', 'null'], maxLength: 60 },
    valid_from: { type: 'string', format: 'date' },
    valid_until: { type: 'string', format: 'date' },
    document: { oneOf: [File, { type: 'null' }] },
  },
  additionalProperties: false,
  required: 0,
}

const Program: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    profession_id: { type: 'integer', minimum: 1 },
    training: Ref,
    code: { type: 'string', pattern: '^[678][BMDR][0-9]{5}$' },
    group_code: { type: ['string', 'null'], pattern: '^[A-Z]{1,2}[0-9]{3}$' },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    degree_awarded_kz: { type: ['string', 'null'], maxLength: 300 },
    degree_awarded_ru: { type: ['string', 'null'], maxLength: 300 },
    degree_awarded_en: { type: ['string', 'null'], maxLength: 300 },
    level: EducationLevel,
    study_form: StudyForm,
    languages: { type: 'array', items: TeachingLanguage, minItems: 1, uniqueItems: true },
    duration_years: { type: 'number', minimum: 0.5, maximum: 8, multipleOf: 0.5 },
    credits: { type: 'integer', minimum: 1, maximum: 600 },
    profile_subjects: { type: 'array', items: Ref, maxItems: 2 },
    threshold_score: { type: ['integer', 'null'], minimum: 0, maximum: 150 },
    dual_diploma: { type: 'boolean' },
    cafedra: { oneOf: [Ref, { type: 'null' }] },
    goals_kz: { type: ['string', 'null'], maxLength: 20000 },
    goals_ru: { type: ['string', 'null'], maxLength: 20000 },
    goals_en: { type: ['string', 'null'], maxLength: 20000 },
    outcomes_kz: { type: ['string', 'null'], maxLength: 20000 },
    outcomes_ru: { type: ['string', 'null'], maxLength: 20000 },
    outcomes_en: { type: ['string', 'null'], maxLength: 20000 },
    careers_kz: { type: ['string', 'null'], maxLength: 20000 },
    careers_ru: { type: ['string', 'null'], maxLength: 20000 },
    careers_en: { type: ['string', 'null'], maxLength: 20000 },
    accreditations: { type: 'array', items: Accreditation },
    files: { type: 'array', items: File },
    price_id: { type: ['integer', 'null'], minimum: 1 },
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const ProgramList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: Program },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const ScoreCompetition: JsonSchema = { enum: ['general', 'rural', 'quota'] }

const PassingScore: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    category_id: { type: 'integer', minimum: 1 },
    year: { type: 'integer', minimum: 2000, maximum: 2200 },
    group_code: { type: 'string', pattern: '^[A-Z]{1,2}[0-9]{3}$' },
    group_name_kz: { type: ['string', 'null'], maxLength: 200 },
    group_name_ru: { type: ['string', 'null'], maxLength: 200 },
    group_name_en: { type: ['string', 'null'], maxLength: 200 },
    field_id: { type: 'integer', minimum: 1 },
    direction_id: { type: 'integer', minimum: 1 },
    edu_lang: TeachingLanguage,
    competition: ScoreCompetition,
    score_min: { type: ['integer', 'null'], minimum: 0, maximum: 150 },
    score_max: { type: ['integer', 'null'], minimum: 0, maximum: 150 },
    grants_count: { type: ['integer', 'null'], minimum: 0 },
    applicants_count: { type: ['integer', 'null'], minimum: 0 },
    threshold_score: { type: ['integer', 'null'], minimum: 0, maximum: 150 },
    profile_subjects: { type: 'array', items: Ref, maxItems: 2 },
    source_url: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
  },
  additionalProperties: false,
  required: 0,
}

const PassingScoreList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: PassingScore },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    years: { type: 'array', items: { type: 'integer', minimum: 2000, maximum: 2200 }, uniqueItems: true },
  },
  additionalProperties: false,
  required: 0,
}

const ScoreCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 160 },
    name_ru: { type: ['string', 'null'], maxLength: 160 },
    name_en: { type: ['string', 'null'], maxLength: 160 },
    level: EducationLevel,
    max_score: { type: 'integer', minimum: 1, maximum: 1000 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const ScoreField: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    category_ids: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, uniqueItems: true },
    code: { type: 'string', pattern: '^[678][BMDR][0-9]{2}$' },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const ScoreDirection: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    field_id: { type: 'integer', minimum: 1 },
    code: { type: 'string', pattern: '^[678][BMDR][0-9]{3}$' },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const StudyFunding: JsonSchema = { enum: ['state_grant', 'university_grant', 'paid'] }

const DoctoralScore: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    year: { type: 'integer', minimum: 2000, maximum: 2200 },
    group_code: { type: 'string', pattern: '^[A-Z]{1,2}[0-9]{3}$' },
    group_name_kz: { type: ['string', 'null'], maxLength: 200 },
    group_name_ru: { type: ['string', 'null'], maxLength: 200 },
    group_name_en: { type: ['string', 'null'], maxLength: 200 },
    direction_id: { type: 'integer', minimum: 1 },
    edu_lang: TeachingLanguage,
    places_count: { type: 'integer', minimum: 0 },
    score_min: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    exam_score_min: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    language_score_min: { type: ['number', 'null'], minimum: 0, maximum: 9, multipleOf: 0.5 },
    funding: StudyFunding,
  },
  additionalProperties: false,
  required: 0,
}

const DoctoralScoreList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: DoctoralScore },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    years: { type: 'array', items: { type: 'integer', minimum: 2000, maximum: 2200 }, uniqueItems: true },
  },
  additionalProperties: false,
  required: 0,
}

const EmploymentType: JsonSchema = { enum: ['full_time', 'part_time', 'hourly', 'temporary', 'internship'] }

const VacancyStatus: JsonSchema = { enum: ['open', 'closed'] }

const VacancySummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    category: Ref,
    department: { oneOf: [Ref, { type: 'null' }] },
    city_kz: { type: ['string', 'null'], maxLength: 120 },
    city_ru: { type: ['string', 'null'], maxLength: 120 },
    city_en: { type: ['string', 'null'], maxLength: 120 },
    employment_type: EmploymentType,
    rate: { type: ['number', 'null'], maximum: 2, exclusiveMinimum: 0 },
    positions_count: { type: 'integer', minimum: 1, maximum: 1000 },
    salary_from: { type: ['integer', 'null'], minimum: 0 },
    salary_to: { type: ['integer', 'null'], minimum: 0 },
    currency: { enum: ['KZT'] },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    deadline_at: { type: ['string', 'null'], format: 'date-time' },
    status: VacancyStatus,
    available_langs: { type: 'array', items: Language, minItems: 1, maxItems: 3 },
  },
  additionalProperties: false,
  required: 0,
}

const VacancyList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: VacancySummary, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const VacancyCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
    open_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const Vacancy: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    category: Ref,
    department: { oneOf: [Ref, { type: 'null' }] },
    city_kz: { type: ['string', 'null'], maxLength: 120 },
    city_ru: { type: ['string', 'null'], maxLength: 120 },
    city_en: { type: ['string', 'null'], maxLength: 120 },
    employment_type: EmploymentType,
    rate: { type: ['number', 'null'], maximum: 2, exclusiveMinimum: 0 },
    positions_count: { type: 'integer', minimum: 1, maximum: 1000 },
    salary_from: { type: ['integer', 'null'], minimum: 0 },
    salary_to: { type: ['integer', 'null'], minimum: 0 },
    currency: { enum: ['KZT'] },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    deadline_at: { type: ['string', 'null'], format: 'date-time' },
    status: VacancyStatus,
    available_langs: { type: 'array', items: Language, minItems: 1, maxItems: 3 },
    description_kz: { type: ['string', 'null'], maxLength: 50000 },
    description_ru: { type: ['string', 'null'], maxLength: 50000 },
    description_en: { type: ['string', 'null'], maxLength: 50000 },
    duties_kz: { type: ['string', 'null'], maxLength: 50000 },
    duties_ru: { type: ['string', 'null'], maxLength: 50000 },
    duties_en: { type: ['string', 'null'], maxLength: 50000 },
    requirements_kz: { type: ['string', 'null'], maxLength: 50000 },
    requirements_ru: { type: ['string', 'null'], maxLength: 50000 },
    requirements_en: { type: ['string', 'null'], maxLength: 50000 },
    conditions_kz: { type: ['string', 'null'], maxLength: 50000 },
    conditions_ru: { type: ['string', 'null'], maxLength: 50000 },
    conditions_en: { type: ['string', 'null'], maxLength: 50000 },
    required_documents_kz: { type: ['string', 'null'], maxLength: 50000 },
    required_documents_ru: { type: ['string', 'null'], maxLength: 50000 },
    required_documents_en: { type: ['string', 'null'], maxLength: 50000 },
    files: { type: 'array', items: File, maxItems: 50 },
    contact_name: { type: ['string', 'null'], maxLength: 200 },
    contact_email: { type: ['string', 'null'], format: 'email', maxLength: 254 },
    contact_phone: { type: ['string', 'null'], maxLength: 40 },
    seo: Seo,
  },
  additionalProperties: false,
  required: 0,
}

const ApplicationReceipt: JsonSchema = {
  type: 'object',
  properties: {
    application_number: { type: 'string', pattern: '^V-[2-9DFGJLNQRVW]{4}-[2-9DFGJLNQRVW]{4}$' },
    received_at: { type: 'string', format: 'date-time' },
    deadline_at: { type: ['string', 'null'], format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const AcademicDegree: JsonSchema = { enum: ['master', 'phd', 'profile_doctor', 'candidate', 'doctor'] }

const PortfolioEducation: JsonSchema = {
  type: 'object',
  properties: {
    year: { type: ['integer', 'null'], minimum: 1900, maximum: 2200 },
    institution_kz: { type: ['string', 'null'], maxLength: 200 },
    institution_ru: { type: ['string', 'null'], maxLength: 200 },
    institution_en: { type: ['string', 'null'], maxLength: 200 },
    qualification_kz: { type: ['string', 'null'], maxLength: 200 },
    qualification_ru: { type: ['string', 'null'], maxLength: 200 },
    qualification_en: { type: ['string', 'null'], maxLength: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const SpokenLanguage: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', pattern: '^[a-z]{2,3}$' },
    name_kz: { type: ['string', 'null'], maxLength: 60 },
    name_ru: { type: ['string', 'null'], maxLength: 60 },
    name_en: { type: ['string', 'null'], maxLength: 60 },
    level: { enum: ['native', 'C2', 'C1', 'B2', 'B1', 'A2', 'A1', null] },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioLink: JsonSchema = {
  type: 'object',
  properties: {
    title_kz: { type: ['string', 'null'], maxLength: 120 },
    title_ru: { type: ['string', 'null'], maxLength: 120 },
    title_en: { type: ['string', 'null'], maxLength: 120 },
    url: { type: 'string', pattern: '^https?://', maxLength: 500 },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioCounts: JsonSchema = {
  type: 'object',
  properties: {
    subjects: { type: 'integer', minimum: 0 },
    publications: { type: 'integer', minimum: 0 },
    awards: { type: 'integer', minimum: 0 },
    grants: { type: 'integer', minimum: 0 },
    interests: { type: 'integer', minimum: 0 },
    experience: { type: 'integer', minimum: 0 },
    projects: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const Portfolio: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: ['string', 'null'], pattern: '^[a-z0-9-]{1,60}$' },
    last_name_kz: { type: ['string', 'null'], maxLength: 80 },
    last_name_ru: { type: ['string', 'null'], maxLength: 80 },
    last_name_en: { type: ['string', 'null'], maxLength: 80 },
    first_name_kz: { type: ['string', 'null'], maxLength: 80 },
    first_name_ru: { type: ['string', 'null'], maxLength: 80 },
    first_name_en: { type: ['string', 'null'], maxLength: 80 },
    middle_name_kz: { type: ['string', 'null'], maxLength: 80 },
    middle_name_ru: { type: ['string', 'null'], maxLength: 80 },
    middle_name_en: { type: ['string', 'null'], maxLength: 80 },
    position_kz: { type: ['string', 'null'], maxLength: 200 },
    position_ru: { type: ['string', 'null'], maxLength: 200 },
    position_en: { type: ['string', 'null'], maxLength: 200 },
    degree_code: { oneOf: [AcademicDegree, { type: 'null' }] },
    degree_kz: { type: ['string', 'null'], maxLength: 120 },
    degree_ru: { type: ['string', 'null'], maxLength: 120 },
    degree_en: { type: ['string', 'null'], maxLength: 120 },
    academic_title_kz: { type: ['string', 'null'], maxLength: 120 },
    academic_title_ru: { type: ['string', 'null'], maxLength: 120 },
    academic_title_en: { type: ['string', 'null'], maxLength: 120 },
    department: { oneOf: [Ref, { type: 'null' }] },
    cafedra: { oneOf: [Ref, { type: 'null' }] },
    photo: { oneOf: [Image, { type: 'null' }] },
    email: { type: ['string', 'null'], format: 'email', maxLength: 120 },
    phone: { type: ['string', 'null'], maxLength: 40 },
    room: { type: ['string', 'null'], maxLength: 40 },
    office_hours_kz: { type: ['string', 'null'], maxLength: 200 },
    office_hours_ru: { type: ['string', 'null'], maxLength: 200 },
    office_hours_en: { type: ['string', 'null'], maxLength: 200 },
    bio_kz: { type: ['string', 'null'], maxLength: 20000 },
    bio_ru: { type: ['string', 'null'], maxLength: 20000 },
    bio_en: { type: ['string', 'null'], maxLength: 20000 },
    education: { type: 'array', items: PortfolioEducation, maxItems: 20 },
    orcid: { type: ['string', 'null'], pattern: '^[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$' },
    scopus_id: { type: ['string', 'null'], pattern: '^[0-9]{6,12}$' },
    wos_id: { type: ['string', 'null'], pattern: '^[A-Z]{1,3}-[0-9]{4}-[0-9]{4}$' },
    scholar_id: { type: ['string', 'null'], pattern: '^[A-Za-z0-9_-]{12}$' },
    h_index_scopus: { type: ['integer', 'null'], minimum: 0 },
    h_index_wos: { type: ['integer', 'null'], minimum: 0 },
    languages: { type: 'array', items: SpokenLanguage, maxItems: 20 },
    cv: { oneOf: [File, { type: 'null' }] },
    links: { type: 'array', items: PortfolioLink, maxItems: 20 },
    counts: PortfolioCounts,
    seo: Seo,
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: ['string', 'null'], pattern: '^[a-z0-9-]{1,60}$' },
    last_name_kz: { type: ['string', 'null'], maxLength: 80 },
    last_name_ru: { type: ['string', 'null'], maxLength: 80 },
    last_name_en: { type: ['string', 'null'], maxLength: 80 },
    first_name_kz: { type: ['string', 'null'], maxLength: 80 },
    first_name_ru: { type: ['string', 'null'], maxLength: 80 },
    first_name_en: { type: ['string', 'null'], maxLength: 80 },
    middle_name_kz: { type: ['string', 'null'], maxLength: 80 },
    middle_name_ru: { type: ['string', 'null'], maxLength: 80 },
    middle_name_en: { type: ['string', 'null'], maxLength: 80 },
    position_kz: { type: ['string', 'null'], maxLength: 200 },
    position_ru: { type: ['string', 'null'], maxLength: 200 },
    position_en: { type: ['string', 'null'], maxLength: 200 },
    degree_code: { oneOf: [AcademicDegree, { type: 'null' }] },
    degree_kz: { type: ['string', 'null'], maxLength: 120 },
    degree_ru: { type: ['string', 'null'], maxLength: 120 },
    degree_en: { type: ['string', 'null'], maxLength: 120 },
    academic_title_kz: { type: ['string', 'null'], maxLength: 120 },
    academic_title_ru: { type: ['string', 'null'], maxLength: 120 },
    academic_title_en: { type: ['string', 'null'], maxLength: 120 },
    department: { oneOf: [Ref, { type: 'null' }] },
    cafedra: { oneOf: [Ref, { type: 'null' }] },
    photo: { oneOf: [Image, { type: 'null' }] },
    email: { type: ['string', 'null'], format: 'email', maxLength: 120 },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: PortfolioSummary, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    letters: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 1 }, maxItems: 100 },
  },
  additionalProperties: false,
  required: 0,
}

const Cafedra: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    head: { oneOf: [Ref, { type: 'null' }] },
    phone: { type: ['string', 'null'], maxLength: 40 },
    email: { type: ['string', 'null'], format: 'email', maxLength: 120 },
    people_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const Department: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    head: { oneOf: [Ref, { type: 'null' }] },
    phone: { type: ['string', 'null'], maxLength: 40 },
    email: { type: ['string', 'null'], format: 'email', maxLength: 120 },
    website: { type: ['string', 'null'], format: 'uri', maxLength: 200 },
    people_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
    cafedras: { type: 'array', items: Cafedra, maxItems: 100 },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioSubject: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    code: { type: ['string', 'null'], maxLength: 20 },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    level: EducationLevel,
    credits: { type: ['integer', 'null'], minimum: 1, maximum: 60 },
    semester: { type: ['integer', 'null'], minimum: 1, maximum: 14 },
    syllabus: { oneOf: [File, { type: 'null' }] },
  },
  additionalProperties: false,
  required: 0,
}

const PublicationType: JsonSchema = { enum: ['article', 'conference_paper', 'monograph', 'textbook', 'chapter', 'patent'] }

const PublicationIndex: JsonSchema = { enum: ['scopus', 'wos', 'kkson', 'other'] }

const PortfolioPublication: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title: { type: 'string', minLength: 1, maxLength: 500 },
    authors: { type: 'string', minLength: 1, maxLength: 1000 },
    year: { type: 'integer', minimum: 1900, maximum: 2200 },
    source: { type: ['string', 'null'], maxLength: 300 },
    volume: { type: ['string', 'null'], maxLength: 20 },
    issue: { type: ['string', 'null'], maxLength: 20 },
    pages: { type: ['string', 'null'], maxLength: 40 },
    doi: { type: ['string', 'null'], pattern: '^10\\.[0-9]{4,9}/\\S+$', maxLength: 200 },
    issn: { type: ['string', 'null'], pattern: '^[0-9]{4}-[0-9]{3}[0-9X]$' },
    type: PublicationType,
    index: { type: 'array', items: PublicationIndex, maxItems: 4 },
    quartile: { enum: ['Q1', 'Q2', 'Q3', 'Q4', null] },
    percentile: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    citation: { type: 'string', minLength: 1, maxLength: 2000 },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioPublicationList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: PortfolioPublication, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    years: { type: 'array', items: { type: 'integer', minimum: 1900, maximum: 2200 }, maxItems: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioAward: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 300 },
    title_ru: { type: ['string', 'null'], maxLength: 300 },
    title_en: { type: ['string', 'null'], maxLength: 300 },
    issuer_kz: { type: ['string', 'null'], maxLength: 200 },
    issuer_ru: { type: ['string', 'null'], maxLength: 200 },
    issuer_en: { type: ['string', 'null'], maxLength: 200 },
    awarded_at: { type: ['string', 'null'], format: 'date' },
    document: { oneOf: [File, { type: 'null' }] },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioGrant: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    irn: { type: ['string', 'null'], pattern: '^[A-Z]{2}[0-9]{8}$' },
    title_kz: { type: ['string', 'null'], maxLength: 500 },
    title_ru: { type: ['string', 'null'], maxLength: 500 },
    title_en: { type: ['string', 'null'], maxLength: 500 },
    role: { enum: ['leader', 'responsible_executor', 'executor', 'consultant'] },
    funder_kz: { type: ['string', 'null'], maxLength: 200 },
    funder_ru: { type: ['string', 'null'], maxLength: 200 },
    funder_en: { type: ['string', 'null'], maxLength: 200 },
    starts_at: { type: ['string', 'null'], format: 'date' },
    ends_at: { type: ['string', 'null'], format: 'date' },
    amount: { type: ['integer', 'null'], minimum: 0 },
    currency: Currency,
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioInterest: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioExperience: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    organization_kz: { type: ['string', 'null'], maxLength: 300 },
    organization_ru: { type: ['string', 'null'], maxLength: 300 },
    organization_en: { type: ['string', 'null'], maxLength: 300 },
    position_kz: { type: ['string', 'null'], maxLength: 200 },
    position_ru: { type: ['string', 'null'], maxLength: 200 },
    position_en: { type: ['string', 'null'], maxLength: 200 },
    starts_at: { type: ['string', 'null'], format: 'date' },
    ends_at: { type: ['string', 'null'], format: 'date' },
    is_current: { type: 'boolean' },
  },
  additionalProperties: false,
  required: 0,
}

const PortfolioProject: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    project_id: { type: ['integer', 'null'], minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 500 },
    title_ru: { type: ['string', 'null'], maxLength: 500 },
    title_en: { type: ['string', 'null'], maxLength: 500 },
    role_kz: { type: ['string', 'null'], maxLength: 200 },
    role_ru: { type: ['string', 'null'], maxLength: 200 },
    role_en: { type: ['string', 'null'], maxLength: 200 },
    starts_at: { type: ['string', 'null'], format: 'date' },
    ends_at: { type: ['string', 'null'], format: 'date' },
    result_kz: { type: ['string', 'null'], maxLength: 2000 },
    result_ru: { type: ['string', 'null'], maxLength: 2000 },
    result_en: { type: ['string', 'null'], maxLength: 2000 },
    url: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
  },
  additionalProperties: false,
  required: 0,
}

const PartnerUniversity: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 200 },
    name_ru: { type: ['string', 'null'], maxLength: 200 },
    name_en: { type: ['string', 'null'], maxLength: 200 },
    country: Ref,
    city_kz: { type: ['string', 'null'], maxLength: 120 },
    city_ru: { type: ['string', 'null'], maxLength: 120 },
    city_en: { type: ['string', 'null'], maxLength: 120 },
    logo: { oneOf: [Image, { type: 'null' }] },
    website: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    cooperation_ids: { type: 'array', items: { type: 'integer', minimum: 1 }, uniqueItems: true },
    agreement_number: { type: ['string', 'null'], maxLength: 60 },
    signed_at: { type: ['string', 'null'], format: 'date' },
    valid_until: { type: ['string', 'null'], format: 'date' },
    is_active: { type: 'boolean' },
    lat: { type: ['number', 'null'], minimum: -90, maximum: 90 },
    lng: { type: ['number', 'null'], minimum: -180, maximum: 180 },
  },
  additionalProperties: false,
  required: 0,
}

const PartnerUniversityList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: PartnerUniversity },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const Cooperation: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 160 },
    name_ru: { type: ['string', 'null'], maxLength: 160 },
    name_en: { type: ['string', 'null'], maxLength: 160 },
    universities_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const Country: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    iso2: { type: 'string', pattern: '^[A-Z]{2}$' },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
    universities_count: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const ShowcaseStatus: JsonSchema = { enum: ['development', 'pilot', 'live', 'archived'] }

const ShowcaseItem: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    summary_kz: { type: ['string', 'null'], maxLength: 400 },
    summary_ru: { type: ['string', 'null'], maxLength: 400 },
    summary_en: { type: ['string', 'null'], maxLength: 400 },
    description_kz: { type: ['string', 'null'], maxLength: 50000 },
    description_ru: { type: ['string', 'null'], maxLength: 50000 },
    description_en: { type: ['string', 'null'], maxLength: 50000 },
    category: Ref,
    logo: { oneOf: [Image, { type: 'null' }] },
    screenshots: { type: 'array', items: Image, maxItems: 20 },
    url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    developer_kz: { type: ['string', 'null'], maxLength: 200 },
    developer_ru: { type: ['string', 'null'], maxLength: 200 },
    developer_en: { type: ['string', 'null'], maxLength: 200 },
    status: ShowcaseStatus,
    trl: { type: ['integer', 'null'], minimum: 1, maximum: 9 },
    patent_number: { type: ['string', 'null'], maxLength: 40 },
    contact_email: { type: ['string', 'null'], format: 'email', maxLength: 254 },
    launched_at: { type: ['string', 'null'], format: 'date' },
  },
  additionalProperties: false,
  required: 0,
}

const ShowcaseCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
    items_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const ShowcaseList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: ShowcaseItem },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    categories: { type: 'array', items: ShowcaseCategory },
  },
  additionalProperties: false,
  required: 0,
}

const ProjectMember: JsonSchema = {
  type: 'object',
  properties: {
    portfolio_id: { type: ['integer', 'null'], minimum: 1 },
    full_name_kz: { type: ['string', 'null'], maxLength: 200 },
    full_name_ru: { type: ['string', 'null'], maxLength: 200 },
    full_name_en: { type: ['string', 'null'], maxLength: 200 },
    role_kz: { type: ['string', 'null'], maxLength: 160 },
    role_ru: { type: ['string', 'null'], maxLength: 160 },
    role_en: { type: ['string', 'null'], maxLength: 160 },
  },
  additionalProperties: false,
  required: 0,
}

const ProjectStatus: JsonSchema = { enum: ['planned', 'ongoing', 'completed', 'stopped'] }

const ScientificProject: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    irn: { type: ['string', 'null'], pattern: '^[A-Z]{2}[0-9]{8}$' },
    title_kz: { type: ['string', 'null'], maxLength: 500 },
    title_ru: { type: ['string', 'null'], maxLength: 500 },
    title_en: { type: ['string', 'null'], maxLength: 500 },
    type: Ref,
    funding: Ref,
    priority_kz: { type: ['string', 'null'], maxLength: 300 },
    priority_ru: { type: ['string', 'null'], maxLength: 300 },
    priority_en: { type: ['string', 'null'], maxLength: 300 },
    leader: ProjectMember,
    members: { type: 'array', items: ProjectMember },
    customer_kz: { type: ['string', 'null'], maxLength: 300 },
    customer_ru: { type: ['string', 'null'], maxLength: 300 },
    customer_en: { type: ['string', 'null'], maxLength: 300 },
    starts_at: { type: 'string', format: 'date' },
    ends_at: { type: 'string', format: 'date' },
    budget_amount: { type: ['integer', 'null'], minimum: 0, maximum: 100000000000 },
    currency: Currency,
    goal_kz: { type: ['string', 'null'], maxLength: 20000 },
    goal_ru: { type: ['string', 'null'], maxLength: 20000 },
    goal_en: { type: ['string', 'null'], maxLength: 20000 },
    results_kz: { type: ['string', 'null'], maxLength: 50000 },
    results_ru: { type: ['string', 'null'], maxLength: 50000 },
    results_en: { type: ['string', 'null'], maxLength: 50000 },
    publications_count: { type: 'integer', minimum: 0 },
    report: { oneOf: [File, { type: 'null' }] },
    status: ProjectStatus,
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const ScientificProjectList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: ScientificProject },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    years: { type: 'array', items: { type: 'integer', minimum: 1900, maximum: 2200 }, uniqueItems: true },
  },
  additionalProperties: false,
  required: 0,
}

const ProjectType: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 160 },
    name_ru: { type: ['string', 'null'], maxLength: 160 },
    name_en: { type: ['string', 'null'], maxLength: 160 },
    projects_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const ProjectFunding: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 160 },
    name_ru: { type: ['string', 'null'], maxLength: 160 },
    name_en: { type: ['string', 'null'], maxLength: 160 },
    projects_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const QuestionStatus: JsonSchema = { enum: ['on_moderation', 'rejected', 'registered', 'answered', 'called'] }

const QuestionProgress: JsonSchema = {
  type: 'object',
  properties: {
    number: QuestionNumber,
    status: QuestionStatus,
    rejection_reason: { type: ['string', 'null'], maxLength: 1000 },
    received_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    due_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const BlogOwner: JsonSchema = {
  type: 'object',
  properties: {
    full_name_kz: { type: ['string', 'null'], maxLength: 200 },
    full_name_ru: { type: ['string', 'null'], maxLength: 200 },
    full_name_en: { type: ['string', 'null'], maxLength: 200 },
    position_kz: { type: ['string', 'null'], maxLength: 200 },
    position_ru: { type: ['string', 'null'], maxLength: 200 },
    position_en: { type: ['string', 'null'], maxLength: 200 },
    photo: { oneOf: [Image, { type: 'null' }] },
  },
  additionalProperties: false,
  required: 0,
}

const BlogPost: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    content_kz: { type: ['string', 'null'], maxLength: 50000 },
    content_ru: { type: ['string', 'null'], maxLength: 50000 },
    content_en: { type: ['string', 'null'], maxLength: 50000 },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const BlogPostList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: BlogPost, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const Blog: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    owner: BlogOwner,
    greeting_kz: { type: ['string', 'null'], maxLength: 500 },
    greeting_ru: { type: ['string', 'null'], maxLength: 500 },
    greeting_en: { type: ['string', 'null'], maxLength: 500 },
    content_kz: { type: ['string', 'null'], maxLength: 50000 },
    content_ru: { type: ['string', 'null'], maxLength: 50000 },
    content_en: { type: ['string', 'null'], maxLength: 50000 },
    reception_hours_kz: { type: ['string', 'null'], maxLength: 500 },
    reception_hours_ru: { type: ['string', 'null'], maxLength: 500 },
    reception_hours_en: { type: ['string', 'null'], maxLength: 500 },
    categories: { type: 'array', items: Ref, maxItems: 50 },
    posts: BlogPostList,
  },
  additionalProperties: false,
  required: 0,
}

const BlogQuestion: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    author_display: { type: 'string', maxLength: 120 },
    category: Ref,
    question: { type: 'string', maxLength: 5000 },
    answer: { type: ['string', 'null'], maxLength: 20000 },
    asked_at: { type: 'string', format: 'date-time' },
    answered_at: { type: ['string', 'null'], format: 'date-time' },
    lang: Language,
  },
  additionalProperties: false,
  required: 0,
}

const BlogQuestionList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: BlogQuestion, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const BlogQuestionReceipt: JsonSchema = {
  type: 'object',
  properties: {
    number: { type: 'string', pattern: '^B-[2-9DFGJLNQRVW]{4}-[2-9DFGJLNQRVW]{4}$' },
    status: { enum: ['on_moderation'] },
    received_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const NewsCategoryRef: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
  },
  additionalProperties: false,
  required: 0,
}

const NewsSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    lead_kz: { type: ['string', 'null'], maxLength: 400 },
    lead_ru: { type: ['string', 'null'], maxLength: 400 },
    lead_en: { type: ['string', 'null'], maxLength: 400 },
    image: { oneOf: [Image, { type: 'null' }] },
    categories: { type: 'array', items: NewsCategoryRef },
    tags: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 60 } },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    is_pinned: { type: 'boolean' },
    views: { type: 'integer', minimum: 0 },
    available_langs: { type: 'array', items: Language, minItems: 1 },
  },
  additionalProperties: false,
  required: 0,
}

const NewsList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: NewsSummary },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    years: { type: 'array', items: { type: 'integer', minimum: 1900, maximum: 2200 }, maxItems: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const NewsRef: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    image: { oneOf: [Image, { type: 'null' }] },
    published_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const News: JsonSchema = {
  type: 'object',
  properties: {
    former_addresses: FormerAddresses,
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    lead_kz: { type: ['string', 'null'], maxLength: 400 },
    lead_ru: { type: ['string', 'null'], maxLength: 400 },
    lead_en: { type: ['string', 'null'], maxLength: 400 },
    image: { oneOf: [Image, { type: 'null' }] },
    categories: { type: 'array', items: NewsCategoryRef },
    tags: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 60 } },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    is_pinned: { type: 'boolean' },
    views: { type: 'integer', minimum: 0 },
    available_langs: { type: 'array', items: Language, minItems: 1 },
    content_kz: { type: ['string', 'null'], maxLength: 200000 },
    content_ru: { type: ['string', 'null'], maxLength: 200000 },
    content_en: { type: ['string', 'null'], maxLength: 200000 },
    gallery: { type: 'array', items: Image, maxItems: 100 },
    author_kz: { type: ['string', 'null'], maxLength: 120 },
    author_ru: { type: ['string', 'null'], maxLength: 120 },
    author_en: { type: ['string', 'null'], maxLength: 120 },
    source_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    related: { type: 'array', items: NewsRef, maxItems: 3 },
    prev: { oneOf: [NewsRef, { type: 'null' }] },
    next: { oneOf: [NewsRef, { type: 'null' }] },
    seo: Seo,
  },
  additionalProperties: false,
  required: 1,
}

const NewsCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
    news_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const ArchivedNewsSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    lead_kz: { type: ['string', 'null'], maxLength: 400 },
    lead_ru: { type: ['string', 'null'], maxLength: 400 },
    lead_en: { type: ['string', 'null'], maxLength: 400 },
    image: { oneOf: [Image, { type: 'null' }] },
    categories: { type: 'array', items: NewsCategoryRef },
    tags: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 60 } },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    archived_at: { type: 'string', format: 'date-time' },
    legacy_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    views: { type: 'integer', minimum: 0 },
    available_langs: { type: 'array', items: Language, minItems: 1 },
  },
  additionalProperties: false,
  required: 0,
}

const ArchivedNewsList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: ArchivedNewsSummary, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    years: { type: 'array', items: { type: 'integer', minimum: 1900, maximum: 2200 }, maxItems: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const ArchivedNews: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    lead_kz: { type: ['string', 'null'], maxLength: 400 },
    lead_ru: { type: ['string', 'null'], maxLength: 400 },
    lead_en: { type: ['string', 'null'], maxLength: 400 },
    image: { oneOf: [Image, { type: 'null' }] },
    categories: { type: 'array', items: NewsCategoryRef },
    tags: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 60 } },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    archived_at: { type: 'string', format: 'date-time' },
    legacy_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    views: { type: 'integer', minimum: 0 },
    available_langs: { type: 'array', items: Language, minItems: 1 },
    content_kz: { type: ['string', 'null'], maxLength: 200000 },
    content_ru: { type: ['string', 'null'], maxLength: 200000 },
    content_en: { type: ['string', 'null'], maxLength: 200000 },
    gallery: { type: 'array', items: Image, maxItems: 100 },
    author_kz: { type: ['string', 'null'], maxLength: 120 },
    author_ru: { type: ['string', 'null'], maxLength: 120 },
    author_en: { type: ['string', 'null'], maxLength: 120 },
    source_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    related: { type: 'array', items: NewsRef, maxItems: 3 },
    prev: { oneOf: [NewsRef, { type: 'null' }] },
    next: { oneOf: [NewsRef, { type: 'null' }] },
    seo: Seo,
  },
  additionalProperties: false,
  required: 0,
}

const AnnouncementSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    lead_kz: { type: ['string', 'null'], maxLength: 400 },
    lead_ru: { type: ['string', 'null'], maxLength: 400 },
    lead_en: { type: ['string', 'null'], maxLength: 400 },
    image: { oneOf: [Image, { type: 'null' }] },
    link: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    department: { oneOf: [Ref, { type: 'null' }] },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    expires_at: { type: ['string', 'null'], format: 'date-time' },
    available_langs: { type: 'array', items: Language, minItems: 1 },
  },
  additionalProperties: false,
  required: 0,
}

const AnnouncementList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: AnnouncementSummary, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const Announcement: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    lead_kz: { type: ['string', 'null'], maxLength: 400 },
    lead_ru: { type: ['string', 'null'], maxLength: 400 },
    lead_en: { type: ['string', 'null'], maxLength: 400 },
    image: { oneOf: [Image, { type: 'null' }] },
    link: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    department: { oneOf: [Ref, { type: 'null' }] },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    expires_at: { type: ['string', 'null'], format: 'date-time' },
    available_langs: { type: 'array', items: Language, minItems: 1 },
    content_kz: { type: ['string', 'null'], maxLength: 200000 },
    content_ru: { type: ['string', 'null'], maxLength: 200000 },
    content_en: { type: ['string', 'null'], maxLength: 200000 },
    files: { type: 'array', items: File, maxItems: 20 },
    seo: Seo,
  },
  additionalProperties: false,
  required: 0,
}

const AttendanceMode: JsonSchema = { enum: ['offline', 'online', 'mixed'] }

const EventStatus: JsonSchema = { enum: ['scheduled', 'rescheduled', 'postponed', 'moved_online', 'cancelled'] }

const EventSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    summary_kz: { type: ['string', 'null'], maxLength: 400 },
    summary_ru: { type: ['string', 'null'], maxLength: 400 },
    summary_en: { type: ['string', 'null'], maxLength: 400 },
    category: Ref,
    starts_at: { type: 'string', format: 'date-time' },
    ends_at: { type: ['string', 'null'], format: 'date-time' },
    previous_starts_at: { type: ['string', 'null'], format: 'date-time' },
    all_day: { type: 'boolean' },
    timezone: { type: 'string', pattern: '^[A-Za-z_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 60 },
    place_kz: { type: ['string', 'null'], maxLength: 300 },
    place_ru: { type: ['string', 'null'], maxLength: 300 },
    place_en: { type: ['string', 'null'], maxLength: 300 },
    room: { type: ['string', 'null'], maxLength: 40 },
    online_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    attendance_mode: AttendanceMode,
    status: EventStatus,
    organizer_kz: { type: ['string', 'null'], maxLength: 200 },
    organizer_ru: { type: ['string', 'null'], maxLength: 200 },
    organizer_en: { type: ['string', 'null'], maxLength: 200 },
    registration_url: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    price: { type: ['integer', 'null'], minimum: 0 },
    image: { oneOf: [Image, { type: 'null' }] },
    ics_url: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    available_langs: { type: 'array', items: Language, minItems: 1 },
  },
  additionalProperties: false,
  required: 0,
}

const EventList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: EventSummary, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
  required: 0,
}

const Event: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    summary_kz: { type: ['string', 'null'], maxLength: 400 },
    summary_ru: { type: ['string', 'null'], maxLength: 400 },
    summary_en: { type: ['string', 'null'], maxLength: 400 },
    category: Ref,
    starts_at: { type: 'string', format: 'date-time' },
    ends_at: { type: ['string', 'null'], format: 'date-time' },
    previous_starts_at: { type: ['string', 'null'], format: 'date-time' },
    all_day: { type: 'boolean' },
    timezone: { type: 'string', pattern: '^[A-Za-z_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 60 },
    place_kz: { type: ['string', 'null'], maxLength: 300 },
    place_ru: { type: ['string', 'null'], maxLength: 300 },
    place_en: { type: ['string', 'null'], maxLength: 300 },
    room: { type: ['string', 'null'], maxLength: 40 },
    online_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    attendance_mode: AttendanceMode,
    status: EventStatus,
    organizer_kz: { type: ['string', 'null'], maxLength: 200 },
    organizer_ru: { type: ['string', 'null'], maxLength: 200 },
    organizer_en: { type: ['string', 'null'], maxLength: 200 },
    registration_url: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    price: { type: ['integer', 'null'], minimum: 0 },
    image: { oneOf: [Image, { type: 'null' }] },
    ics_url: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    available_langs: { type: 'array', items: Language, minItems: 1 },
    content_kz: { type: ['string', 'null'], maxLength: 200000 },
    content_ru: { type: ['string', 'null'], maxLength: 200000 },
    content_en: { type: ['string', 'null'], maxLength: 200000 },
    files: { type: 'array', items: File, maxItems: 20 },
    seo: Seo,
  },
  additionalProperties: false,
  required: 0,
}

const EventCategory: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    slug: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    name_kz: { type: ['string', 'null'], maxLength: 120 },
    name_ru: { type: ['string', 'null'], maxLength: 120 },
    name_en: { type: ['string', 'null'], maxLength: 120 },
    events_count: { type: 'integer', minimum: 0 },
    upcoming_count: { type: 'integer', minimum: 0 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const CouncilMember: JsonSchema = {
  type: 'object',
  properties: {
    portfolio_id: { type: ['integer', 'null'], minimum: 1 },
    full_name_kz: { type: ['string', 'null'], maxLength: 200 },
    full_name_ru: { type: ['string', 'null'], maxLength: 200 },
    full_name_en: { type: ['string', 'null'], maxLength: 200 },
    degree_kz: { type: ['string', 'null'], maxLength: 200 },
    degree_ru: { type: ['string', 'null'], maxLength: 200 },
    degree_en: { type: ['string', 'null'], maxLength: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const CouncilContacts: JsonSchema = {
  type: 'object',
  properties: {
    address_kz: { type: ['string', 'null'], maxLength: 300 },
    address_ru: { type: ['string', 'null'], maxLength: 300 },
    address_en: { type: ['string', 'null'], maxLength: 300 },
    room: { type: ['string', 'null'], maxLength: 40 },
    phone: { type: ['string', 'null'], maxLength: 40 },
    email: { type: ['string', 'null'], format: 'email', maxLength: 120 },
  },
  additionalProperties: false,
  required: 0,
}

const DissertationCouncil: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    name_kz: { type: ['string', 'null'], maxLength: 300 },
    name_ru: { type: ['string', 'null'], maxLength: 300 },
    name_en: { type: ['string', 'null'], maxLength: 300 },
    chair: { oneOf: [CouncilMember, { type: 'null' }] },
    secretary: { oneOf: [CouncilMember, { type: 'null' }] },
    contacts: CouncilContacts,
  },
  additionalProperties: false,
  required: 0,
}

const DefenceStatus: JsonSchema = { enum: ['planned', 'postponed', 'held', 'cancelled'] }

const DoctoralSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    dissertation_id: { type: 'integer', minimum: 1 },
    full_name_kz: { type: ['string', 'null'], maxLength: 200 },
    full_name_ru: { type: ['string', 'null'], maxLength: 200 },
    full_name_en: { type: ['string', 'null'], maxLength: 200 },
    topic_kz: { type: ['string', 'null'], maxLength: 500 },
    topic_ru: { type: ['string', 'null'], maxLength: 500 },
    topic_en: { type: ['string', 'null'], maxLength: 500 },
    degree_kz: { type: ['string', 'null'], maxLength: 120 },
    degree_ru: { type: ['string', 'null'], maxLength: 120 },
    degree_en: { type: ['string', 'null'], maxLength: 120 },
    defence_at: { type: ['string', 'null'], format: 'date-time' },
    status: DefenceStatus,
  },
  additionalProperties: false,
  required: 0,
}

const DissertationSummary: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    council: DissertationCouncil,
    program_code: { type: 'string', pattern: '^[68]D[0-9]{5,6}$' },
    program_name_kz: { type: ['string', 'null'], maxLength: 200 },
    program_name_ru: { type: ['string', 'null'], maxLength: 200 },
    program_name_en: { type: ['string', 'null'], maxLength: 200 },
    year: { type: 'integer', minimum: 1900, maximum: 2200 },
    doctorals: { type: 'array', items: DoctoralSummary, maxItems: 100 },
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const DissertationList: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: DissertationSummary, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    councils: { type: 'array', items: Ref, maxItems: 100 },
    years: { type: 'array', items: { type: 'integer', minimum: 1900, maximum: 2200 }, maxItems: 200 },
  },
  additionalProperties: false,
  required: 0,
}

const Dissertation: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    council: DissertationCouncil,
    program_code: { type: 'string', pattern: '^[68]D[0-9]{5,6}$' },
    program_name_kz: { type: ['string', 'null'], maxLength: 200 },
    program_name_ru: { type: ['string', 'null'], maxLength: 200 },
    program_name_en: { type: ['string', 'null'], maxLength: 200 },
    year: { type: 'integer', minimum: 1900, maximum: 2200 },
    doctorals: { type: 'array', items: DoctoralSummary, maxItems: 100 },
    updated_at: { type: 'string', format: 'date-time' },
    reports: { type: 'array', items: File, maxItems: 50 },
    seo: Seo,
  },
  additionalProperties: false,
  required: 0,
}

const DefenceExpert: JsonSchema = {
  type: 'object',
  properties: {
    portfolio_id: { type: ['integer', 'null'], minimum: 1 },
    full_name_kz: { type: ['string', 'null'], maxLength: 200 },
    full_name_ru: { type: ['string', 'null'], maxLength: 200 },
    full_name_en: { type: ['string', 'null'], maxLength: 200 },
    degree_kz: { type: ['string', 'null'], maxLength: 200 },
    degree_ru: { type: ['string', 'null'], maxLength: 200 },
    degree_en: { type: ['string', 'null'], maxLength: 200 },
    affiliation_kz: { type: ['string', 'null'], maxLength: 300 },
    affiliation_ru: { type: ['string', 'null'], maxLength: 300 },
    affiliation_en: { type: ['string', 'null'], maxLength: 300 },
    review: { oneOf: [File, { type: 'null' }] },
  },
  additionalProperties: false,
  required: 0,
}

const DefenceChange: JsonSchema = {
  type: 'object',
  properties: {
    changed_at: { type: 'string', format: 'date-time' },
    text_kz: { type: ['string', 'null'], maxLength: 1000 },
    text_ru: { type: ['string', 'null'], maxLength: 1000 },
    text_en: { type: ['string', 'null'], maxLength: 1000 },
  },
  additionalProperties: false,
  required: 0,
}

const Doctoral: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    dissertation_id: { type: 'integer', minimum: 1 },
    full_name_kz: { type: ['string', 'null'], maxLength: 200 },
    full_name_ru: { type: ['string', 'null'], maxLength: 200 },
    full_name_en: { type: ['string', 'null'], maxLength: 200 },
    topic_kz: { type: ['string', 'null'], maxLength: 500 },
    topic_ru: { type: ['string', 'null'], maxLength: 500 },
    topic_en: { type: ['string', 'null'], maxLength: 500 },
    degree_kz: { type: ['string', 'null'], maxLength: 120 },
    degree_ru: { type: ['string', 'null'], maxLength: 120 },
    degree_en: { type: ['string', 'null'], maxLength: 120 },
    defence_at: { type: ['string', 'null'], format: 'date-time' },
    status: DefenceStatus,
    place_kz: { type: ['string', 'null'], maxLength: 300 },
    place_ru: { type: ['string', 'null'], maxLength: 300 },
    place_en: { type: ['string', 'null'], maxLength: 300 },
    stream_url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
    thesis: { oneOf: [File, { type: 'null' }] },
    annotation_kz: { oneOf: [File, { type: 'null' }] },
    annotation_ru: { oneOf: [File, { type: 'null' }] },
    annotation_en: { oneOf: [File, { type: 'null' }] },
    publications: { oneOf: [File, { type: 'null' }] },
    consultants: { type: 'array', items: DefenceExpert, maxItems: 5 },
    reviewers: { type: 'array', items: DefenceExpert, maxItems: 5 },
    video_url: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    changes: { type: 'array', items: DefenceChange, maxItems: 50 },
    conclusion: { oneOf: [File, { type: 'null' }] },
    published_at: { type: 'string', format: 'date-time' },
    updated_at: { type: 'string', format: 'date-time' },
    seo: Seo,
  },
  additionalProperties: false,
  required: 0,
}

const Gallery: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    description_kz: { type: ['string', 'null'], maxLength: 1000 },
    description_ru: { type: ['string', 'null'], maxLength: 1000 },
    description_en: { type: ['string', 'null'], maxLength: 1000 },
    images: { type: 'array', items: Image, maxItems: 500 },
    updated_at: { type: 'string', format: 'date-time' },
  },
  additionalProperties: false,
  required: 0,
}

const Entry: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    list_id: { type: 'integer', minimum: 1 },
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    text_kz: { type: ['string', 'null'], maxLength: 20000 },
    text_ru: { type: ['string', 'null'], maxLength: 20000 },
    text_en: { type: ['string', 'null'], maxLength: 20000 },
    link: { type: ['string', 'null'], pattern: '^(https?://|/)', maxLength: 500 },
    image: { oneOf: [Image, { type: 'null' }] },
    files: { type: 'array', items: File, maxItems: 20 },
    sort_order: { type: 'integer' },
  },
  additionalProperties: false,
  required: 0,
}

const EntryList: JsonSchema = {
  type: 'object',
  properties: {
    title_kz: { type: ['string', 'null'], maxLength: 200 },
    title_ru: { type: ['string', 'null'], maxLength: 200 },
    title_en: { type: ['string', 'null'], maxLength: 200 },
    data: { type: 'array', items: Entry, maxItems: 100 },
    current_page: { type: 'integer', minimum: 1 },
    last_page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
    total: { type: 'integer', minimum: 0 },
    letters: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 1 }, maxItems: 100 },
  },
  additionalProperties: false,
  required: 0,
}

const CaptchaChallenge: JsonSchema = {
  type: 'object',
  properties: {
    parameters: {
      type: 'object',
      properties: {
        keySignature: { type: 'string', pattern: '^[0-9a-f]{64,128}$' },
        memoryCost: { type: 'integer', minimum: 1 },
        parallelism: { type: 'integer', minimum: 1 },
        data: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
        algorithm: { enum: ['SHA-256', 'SHA-384', 'SHA-512', 'PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512', 'SCRYPT', 'ARGON2ID'] },
        nonce: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        salt: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        cost: { type: 'integer', minimum: 1, maximum: 10000000 },
        keyLength: { type: 'integer', minimum: 1, maximum: 64 },
        keyPrefix: { type: 'string', pattern: '^[0-9a-f]+$', minLength: 1, maxLength: 128 },
        expiresAt: { type: 'integer', minimum: 1 },
      },
      additionalProperties: false,
      required: 4,
    },
    signature: { type: 'string', pattern: '^[0-9a-f]{64,128}$' },
  },
  additionalProperties: false,
  required: 0,
}

const VisitorCounts: JsonSchema = {
  type: 'object',
  properties: { online: { type: 'integer', minimum: 1 }, today: { type: 'integer', minimum: 1 }, total: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
  required: 0,
}

const LatestBuild: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }, timestamp: { type: 'integer', minimum: 0 } },
  additionalProperties: false,
  required: 0,
}

const RouteRule: JsonSchema = {
  type: 'object',
  properties: { live: { const: true }, template: { type: 'string', minLength: 1, maxLength: 60 } },
  additionalProperties: false,
  required: 1,
}

const BuildManifest: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
    timestamp: { type: 'integer', minimum: 0 },
    rules: { type: 'object', additionalProperties: RouteRule },
  },
  additionalProperties: false,
  required: 0,
}

const PagePayload: JsonSchema = {
  type: 'object',
  properties: {
    matchPath: { type: 'string', pattern: '^/', maxLength: 300 },
    slicesMap: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 } },
    manifestId: { type: 'string', maxLength: 100 },
    componentChunkName: { type: 'string', maxLength: 200 },
    path: { type: 'string', pattern: '^/', maxLength: 300 },
    result: { type: 'object', properties: { data: { type: 'object' }, pageContext: { type: 'object' } }, additionalProperties: false, required: 1 },
    staticQueryHashes: { type: 'array', items: { type: 'string', pattern: '^[0-9]+$', maxLength: 20 }, maxItems: 100 },
  },
  additionalProperties: false,
  required: 3,
}

export const getMenuAnswers: AnswerSchemas = { method: 'POST', path: '/api/menu', answers: { 200: { type: 'array', items: MenuItem } } }

export const getMenuErrors: AnswerSchemas = { method: 'POST', path: '/api/menu', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listUsefulLinksAnswers: AnswerSchemas = { method: 'POST', path: '/api/menu/useful-links', answers: { 200: { type: 'array', items: UsefulLink } } }

export const listUsefulLinksErrors: AnswerSchemas = { method: 'POST', path: '/api/menu/useful-links', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listPagesAnswers: AnswerSchemas = { method: 'POST', path: '/api/page', answers: { 200: PageList } }

export const listPagesErrors: AnswerSchemas = { method: 'POST', path: '/api/page', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const getPageAnswers: AnswerSchemas = { method: 'GET', path: '/api/page/{slug}', answers: { 200: Page } }

export const getPageErrors: AnswerSchemas = { method: 'GET', path: '/api/page/{slug}', answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem } }

export const getBreadcrumbsAnswers: AnswerSchemas = { method: 'POST', path: '/api/page/breadcrumbs', answers: { 200: { type: 'array', items: Breadcrumb, minItems: 1 } } }

export const getBreadcrumbsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/page/breadcrumbs',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const getSettingsAnswers: AnswerSchemas = { method: 'POST', path: '/api/web/settings', answers: { 200: Settings } }

export const getSettingsErrors: AnswerSchemas = { method: 'POST', path: '/api/web/settings', answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem } }

export const listRequestCategoriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/web/request', answers: { 200: { type: 'array', items: QuestionCategory, maxItems: 100 } } }

export const listRequestCategoriesErrors: AnswerSchemas = { method: 'POST', path: '/api/web/request', answers: { 400: Problem, 503: Problem } }

export const sendWebQuestionAnswers: AnswerSchemas = { method: 'POST', path: '/api/web/sendQuestion', answers: { 201: QuestionReceipt } }

export const sendWebQuestionErrors: AnswerSchemas = { method: 'POST', path: '/api/web/sendQuestion', answers: { 400: Problem, 403: Problem, 422: Problem, 429: Problem, 503: Problem } }

export const searchContentAnswers: AnswerSchemas = { method: 'POST', path: '/api/search', answers: { 200: SearchHitList } }

export const searchContentErrors: AnswerSchemas = { method: 'POST', path: '/api/search', answers: { 400: Problem, 503: Problem } }

export const subscribeAnswers: AnswerSchemas = { method: 'POST', path: '/api/mail/subscription', answers: { 202: SubscriptionReceipt } }

export const subscribeErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/mail/subscription',
  answers: { 400: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem, 503: Problem },
}

export const activateSubscriptionAnswers: AnswerSchemas = { method: 'POST', path: '/api/mail/subscription/activate', answers: { 200: ActivationResult } }

export const activateSubscriptionErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/mail/subscription/activate',
  answers: { 400: Problem, 403: Problem, 404: Problem, 429: Problem, 503: Problem },
}

export const unsubscribeAnswers: AnswerSchemas = { method: 'POST', path: '/api/mail/unsubscribe', answers: { 200: UnsubscriptionResult } }

export const unsubscribeErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/mail/unsubscribe',
  answers: { 400: Problem, 403: Problem, 404: Problem, 415: Problem, 429: Problem, 503: Problem },
}

export const listDocumentsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-docs', answers: { 200: DocumentList } }

export const listDocumentsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-docs', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listPricesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-price', answers: { 200: PriceList } }

export const listPricesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-price', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listPriceCategoriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-price/categories', answers: { 200: { type: 'array', items: PriceCategory } } }

export const listPriceCategoriesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-price/categories', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listPriceChildrenAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-price/child', answers: { 200: PriceChildren } }

export const listPriceChildrenErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/edu-price/child',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listProfessionsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-professions', answers: { 200: ProfessionList } }

export const listProfessionsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-professions', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listTrainingFieldsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-professions/training', answers: { 200: { type: 'array', items: TrainingField } } }

export const listTrainingFieldsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/edu-professions/training',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listProgramsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-professions/programs', answers: { 200: ProgramList } }

export const listProgramsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/edu-professions/programs',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listPassingScoresAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-passing-score', answers: { 200: PassingScoreList } }

export const listPassingScoresErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-passing-score', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listScoreCategoriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-passing-score/categories', answers: { 200: { type: 'array', items: ScoreCategory } } }

export const listScoreCategoriesErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/edu-passing-score/categories',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listScoreFieldsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-passing-score/fields', answers: { 200: { type: 'array', items: ScoreField } } }

export const listScoreFieldsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/edu-passing-score/fields',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listScoreDirectionsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-passing-score/directions', answers: { 200: { type: 'array', items: ScoreDirection } } }

export const listScoreDirectionsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/edu-passing-score/directions',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listDoctoralScoresAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/edu-passing-score/doctoral', answers: { 200: DoctoralScoreList } }

export const listDoctoralScoresErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/edu-passing-score/doctoral',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listVacanciesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/vacancy', answers: { 200: VacancyList } }

export const listVacanciesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/vacancy', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listVacancyCategoriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/vacancy/category', answers: { 200: { type: 'array', items: VacancyCategory, maxItems: 100 } } }

export const listVacancyCategoriesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/vacancy/category', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const getVacancyAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/vacancy/id', answers: { 200: Vacancy } }

export const getVacancyErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/vacancy/id',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 410: Problem, 429: Problem, 503: Problem },
}

export const applyForVacancyAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/vacancy/respond', answers: { 201: ApplicationReceipt } }

export const applyForVacancyErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/vacancy/respond',
  answers: {
    400: Problem,
    403: Problem,
    404: Problem,
    409: Problem,
    410: Problem,
    413: Problem,
    415: Problem,
    422: Problem,
    429: Problem,
    503: Problem,
  },
}

export const getPortfolioAnswers: AnswerSchemas = { method: 'GET', path: '/api/plugin/portfolio', answers: { 200: Portfolio } }

export const getPortfolioErrors: AnswerSchemas = {
  method: 'GET',
  path: '/api/plugin/portfolio',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listPortfoliosAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio', answers: { 200: PortfolioList } }

export const listPortfoliosErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listDepartmentsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/departments', answers: { 200: { type: 'array', items: Department } } }

export const listDepartmentsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/departments', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listPortfolioSubjectsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/subjects', answers: { 200: { type: 'array', items: PortfolioSubject } } }

export const listPortfolioSubjectsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/portfolio/subjects',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listPortfolioPublicationsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/publications', answers: { 200: PortfolioPublicationList } }

export const listPortfolioPublicationsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/portfolio/publications',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listPortfolioAwardsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/awards', answers: { 200: { type: 'array', items: PortfolioAward } } }

export const listPortfolioAwardsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/portfolio/awards',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listPortfolioGrantsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/grants', answers: { 200: { type: 'array', items: PortfolioGrant } } }

export const listPortfolioGrantsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/portfolio/grants',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listPortfolioInterestsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/interests', answers: { 200: { type: 'array', items: PortfolioInterest } } }

export const listPortfolioInterestsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/portfolio/interests',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listPortfolioExperienceAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/experience', answers: { 200: { type: 'array', items: PortfolioExperience } } }

export const listPortfolioExperienceErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/portfolio/experience',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listPortfolioProjectsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/portfolio/scientific', answers: { 200: { type: 'array', items: PortfolioProject } } }

export const listPortfolioProjectsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/portfolio/scientific',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listUniversitiesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/universities', answers: { 200: PartnerUniversityList } }

export const listUniversitiesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/universities', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listCooperationsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/universities/cooperations', answers: { 200: { type: 'array', items: Cooperation } } }

export const listCooperationsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/universities/cooperations',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listCountriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/universities/coutries', answers: { 200: { type: 'array', items: Country } } }

export const listCountriesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/universities/coutries', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listShowcaseAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/digital-showcase', answers: { 200: ShowcaseList } }

export const listShowcaseErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/digital-showcase', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listProjectsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/scientific-projects', answers: { 200: ScientificProjectList } }

export const listProjectsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/scientific-projects', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listProjectTypesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/scientific-projects/type', answers: { 200: { type: 'array', items: ProjectType } } }

export const listProjectTypesErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/scientific-projects/type',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const listProjectFundingAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/scientific-projects/funding', answers: { 200: { type: 'array', items: ProjectFunding } } }

export const listProjectFundingErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/scientific-projects/funding',
  answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem },
}

export const sendQuestionAnswers: AnswerSchemas = { method: 'POST', path: '/api/reception/sendQuestion', answers: { 201: QuestionReceipt } }

export const sendQuestionErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/reception/sendQuestion',
  answers: { 400: Problem, 403: Problem, 413: Problem, 415: Problem, 422: Problem, 429: Problem, 503: Problem },
}

export const getQuestionStatusAnswers: AnswerSchemas = { method: 'GET', path: '/api/reception/status', answers: { 200: QuestionProgress } }

export const getQuestionStatusErrors: AnswerSchemas = { method: 'GET', path: '/api/reception/status', answers: { 400: Problem, 404: Problem, 429: Problem, 503: Problem } }

export const getBlogAnswers: AnswerSchemas = { method: 'POST', path: '/api/blog', answers: { 200: Blog } }

export const getBlogErrors: AnswerSchemas = { method: 'POST', path: '/api/blog', answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem } }

export const listBlogQuestionsAnswers: AnswerSchemas = { method: 'POST', path: '/api/blog/requests', answers: { 200: BlogQuestionList } }

export const listBlogQuestionsErrors: AnswerSchemas = { method: 'POST', path: '/api/blog/requests', answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem } }

export const sendBlogQuestionAnswers: AnswerSchemas = { method: 'POST', path: '/api/blog/send', answers: { 201: BlogQuestionReceipt } }

export const sendBlogQuestionErrors: AnswerSchemas = { method: 'POST', path: '/api/blog/send', answers: { 400: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem, 503: Problem } }

export const listNewsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/news', answers: { 200: NewsList } }

export const listNewsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/news', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const getNewsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/news/id', answers: { 200: News } }

export const getNewsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/news/id', answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem } }

export const listNewsCategoriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/news/categories', answers: { 200: { type: 'array', items: NewsCategory } } }

export const listNewsCategoriesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/news/categories', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listArchivedNewsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/news/archive', answers: { 200: ArchivedNewsList } }

export const listArchivedNewsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/news/archive', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const getArchivedNewsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/news/archive/id', answers: { 200: ArchivedNews } }

export const getArchivedNewsErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/news/archive/id',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listAnnouncementsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/announce', answers: { 200: AnnouncementList } }

export const listAnnouncementsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/announce', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const getAnnouncementAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/announce/id', answers: { 200: Announcement } }

export const getAnnouncementErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/announce/id',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listEventsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/events', answers: { 200: EventList } }

export const listEventsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/events', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const getEventAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/events/id', answers: { 200: Event } }

export const getEventErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/events/id',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const listEventCategoriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/events/categories', answers: { 200: { type: 'array', items: EventCategory } } }

export const listEventCategoriesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/events/categories', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const listDissertationsAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/dissertation', answers: { 200: DissertationList } }

export const listDissertationsErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/dissertation', answers: { 400: Problem, 401: PreviewKeyProblem, 429: Problem, 503: Problem } }

export const getDissertationAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/dissertation/id', answers: { 200: Dissertation } }

export const getDissertationErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/dissertation/id',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const getDoctoralAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/dissertation/doctorals', answers: { 200: Doctoral } }

export const getDoctoralErrors: AnswerSchemas = {
  method: 'POST',
  path: '/api/plugin/dissertation/doctorals',
  answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem },
}

export const getGalleryAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/gallery', answers: { 200: Gallery } }

export const getGalleryErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/gallery', answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem } }

export const listEntriesAnswers: AnswerSchemas = { method: 'POST', path: '/api/plugin/list', answers: { 200: EntryList } }

export const listEntriesErrors: AnswerSchemas = { method: 'POST', path: '/api/plugin/list', answers: { 400: Problem, 401: PreviewKeyProblem, 404: Problem, 429: Problem, 503: Problem } }

export const getCaptchaChallengeAnswers: AnswerSchemas = { method: 'GET', path: '/api/captcha/challenge', answers: { 200: CaptchaChallenge } }

export const getCaptchaChallengeErrors: AnswerSchemas = { method: 'GET', path: '/api/captcha/challenge', answers: { 400: Problem, 429: Problem, 503: Problem } }

export const getVisitorCountsAnswers: AnswerSchemas = { method: 'POST', path: '/api/stats/visitors', answers: { 200: VisitorCounts } }

export const getVisitorCountsErrors: AnswerSchemas = { method: 'POST', path: '/api/stats/visitors', answers: { 400: Problem, 404: Problem, 429: Problem, 503: Problem } }

export const getLatestBuildAnswers: AnswerSchemas = { method: 'GET', path: '/builds/latest.json', answers: { 200: LatestBuild } }

export const getBuildManifestAnswers: AnswerSchemas = { method: 'GET', path: '/builds/meta/{buildId}.json', answers: { 200: BuildManifest } }

export const getPagePayloadAnswers: AnswerSchemas = { method: 'GET', path: '/{path}/_payload.json', answers: { 200: PagePayload } }

export const getMessagesAnswers: AnswerSchemas = { method: 'GET', path: '/messages-{language}-{hash}.js', answers: {} }
