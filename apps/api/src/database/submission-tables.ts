/** What visitors send, and what the server keeps to answer them. Texts of times are as in tables.ts; flags are 0 or 1. */
export interface SubmissionTables {
  question: QuestionRow
  application: ApplicationRow
  attachment: AttachmentRow
  audit_entry: AuditEntryRow
  /** Captchas that have been used, until they would have expired anyway. */
  captcha_used: { signature: string; expires_at: string }
  idempotency: IdempotencyRow
  outgoing_mail: OutgoingMailRow
  subscriber: SubscriberRow
  newsletter_issue: NewsletterIssueRow
  /** Who was there on a day, by a hash that cannot be made anew once the day's salt is gone. */
  visitor_seen: { site: string; day: string; visitor: string; seen_at: string }
  visitor_day: { site: string; day: string; visitors: number }
  /** Made by the server itself, shared by its processes. */
  secret: { name: string; value: string }
}

export interface QuestionRow {
  id: string
  kind: 'reception' | 'blog'
  number: string
  /** Only the sender has the code. Null for questions to a blog, which have none. */
  tracking_hash: string | null
  status: 'on_moderation' | 'rejected' | 'registered' | 'answered' | 'called'
  language: string
  /** This and the next four are emptied when the sender is to be forgotten. */
  name: string
  email: string
  phone: string | null
  question: string
  answer: string | null
  category_id: number
  /** As it was called in the language of the question. */
  category: string
  blog_slug: string | null
  /** The sender agrees that the question is published. */
  is_public: number
  /** Under which a question to a blog is published; null until it is. */
  public_id: number | null
  rejection_reason: string | null
  consent_version: string
  received_at: string
  /** Since when the status holds. */
  updated_at: string
  due_at: string | null
}

export interface ApplicationRow {
  id: string
  number: string
  vacancy_id: number
  /** As it was called in the language of the application. */
  vacancy: string
  language: string
  last_name: string
  first_name: string
  middle_name: string | null
  email: string
  /** Address and telephone number in the form in which two are compared: one person applies once for a vacancy. */
  email_key: string
  phone: string
  degree: string | null
  experience_years: number | null
  cover_letter: string | null
  consent_version: string
  received_at: string
}

/** A file in the quarantine. */
export interface AttachmentRow {
  /** Its random name there. */
  file: string
  /** Id of the question or application. */
  owner_id: string
  /** Part of the form that it came in. */
  part: string
  position: number
  /** As the sender calls it. */
  name: string
  mime: string
  size_bytes: number
  sha256: string
}

/** What was done with a question or an application, by whom. */
export interface AuditEntryRow {
  owner_id: string
  position: number
  at: string
  actor: string
  action: string
  note: string | null
}

/** The answer to a submission that may come again. */
export interface IdempotencyRow {
  operation: string
  key: string
  body_hash: string
  answer: string
  expires_at: string
}

export interface OutgoingMailRow {
  id: string
  /** No two mails have the same; null for mails that need none. */
  unique_key: string | null
  /** Id of the subscriber, whose unsent mails are cancelled when he leaves. */
  subscriber_id: string | null
  state: 'waiting' | 'sent' | 'failed' | 'cancelled'
  to_address: string
  /** JSON text of the mail; emptied when it is sent or cancelled. */
  message: string
  created_at: string
  next_try_at: string
  tries: number
  /** Who is sending it just now, and until when others leave it alone. */
  lease: string | null
  leased_until: string | null
  ended_at: string | null
  last_error: string | null
}

export interface SubscriberRow {
  id: string
  site: string
  language: string
  /** Null when the subscription is over, or was not confirmed in time. */
  email: string | null
  email_key: string | null
  status: 'pending' | 'active' | 'ended'
  /** Of the token in the last e-mail that asks for a confirmation. */
  token_hash: string | null
  token_expires_at: string | null
  /** The language that the confirmation will set. */
  wanted_language: string
  unsubscribe_token: string
  /** When the last such e-mail was written. */
  mailed_at: string
  /** When somebody last asked for this subscription. */
  asked_at: string
  consent_version: string | null
  confirmed_at: string | null
  ended_at: string | null
  end_reason: string | null
}

export interface NewsletterIssueRow {
  id: string
  site: string
  /** News from `since` on and before `until` are in it. */
  since: string
  until: string
  /** JSON text: the news of each language. */
  digest: string
  /** Id of the last subscriber whose mail is written; they are taken in the order of their ids. */
  done_until: string
  mails: number
  finished_at: string | null
}
