import type { CreateTableBuilder } from 'kysely'
import type { Migration } from '../migrate'

/** What visitors send: questions, applications, subscriptions; the mails that follow; what keeps a repeat from counting twice. */
export const migration: Migration = {
  name: '0003-submissions',
  async up({ schema }) {
    await texts(schema.createTable('question'), ['kind', 'status', 'language', 'name', 'email', 'question', 'category', 'consent_version', 'received_at', 'updated_at'])
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('tracking_hash', 'text')
      .addColumn('phone', 'text')
      .addColumn('answer', 'text')
      .addColumn('category_id', 'integer', (column) => column.notNull())
      .addColumn('blog_slug', 'text')
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('public_id', 'integer', (column) => column.unique())
      .addColumn('rejection_reason', 'text')
      .addColumn('due_at', 'text')
      .execute()
    await schema.createIndex('question_order').on('question').columns(['status', 'received_at']).execute()

    await texts(schema.createTable('application'), ['vacancy', 'language', 'last_name', 'first_name', 'email', 'email_key', 'phone', 'consent_version', 'received_at'])
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('vacancy_id', 'integer', (column) => column.notNull())
      .addColumn('middle_name', 'text')
      .addColumn('degree', 'text')
      .addColumn('experience_years', 'integer')
      .addColumn('cover_letter', 'text')
      .addUniqueConstraint('application_once', ['vacancy_id', 'email_key'])
      .execute()

    await texts(schema.createTable('attachment'), ['owner_id', 'part', 'name', 'mime', 'sha256'])
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('attachment_owner').on('attachment').columns(['owner_id', 'position']).execute()

    await texts(schema.createTable('audit_entry'), ['owner_id', 'at', 'actor', 'action'])
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('note', 'text')
      .addPrimaryKeyConstraint('audit_entry_key', ['owner_id', 'position'])
      .execute()

    await texts(schema.createTable('captcha_used'), ['expires_at']).addColumn('signature', 'text', (column) => column.primaryKey()).execute()
    await schema.createIndex('captcha_used_expiry').on('captcha_used').column('expires_at').execute()

    await texts(schema.createTable('idempotency'), ['operation', 'key', 'body_hash', 'answer', 'expires_at'])
      .addPrimaryKeyConstraint('idempotency_key', ['operation', 'key'])
      .execute()
    await schema.createIndex('idempotency_expiry').on('idempotency').column('expires_at').execute()

    await texts(schema.createTable('outgoing_mail'), ['state', 'to_address', 'message', 'created_at', 'next_try_at'])
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('unique_key', 'text', (column) => column.unique())
      .addColumn('subscriber_id', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('leased_until', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await schema.createIndex('outgoing_mail_due').on('outgoing_mail').columns(['state', 'next_try_at']).execute()
    await schema.createIndex('outgoing_mail_subscriber').on('outgoing_mail').column('subscriber_id').execute()

    await texts(schema.createTable('subscriber'), ['site', 'language', 'status', 'wanted_language', 'mailed_at', 'asked_at'])
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text')
      .addColumn('email_key', 'text')
      .addColumn('token_hash', 'text')
      .addColumn('token_expires_at', 'text')
      .addColumn('unsubscribe_token', 'text', (column) => column.notNull().unique())
      .addColumn('consent_version', 'text')
      .addColumn('confirmed_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('end_reason', 'text')
      // Those that are over have no address, and null is never the same as null.
      .addUniqueConstraint('subscriber_once', ['site', 'email_key'])
      .execute()
    await schema.createIndex('subscriber_token').on('subscriber').column('token_hash').execute()

    await texts(schema.createTable('newsletter_issue'), ['site', 'since', 'until', 'digest', 'done_until'])
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('mails', 'integer', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .addUniqueConstraint('newsletter_issue_once', ['site', 'since'])
      .execute()

    await texts(schema.createTable('visitor_seen'), ['site', 'day', 'visitor', 'seen_at'])
      .addPrimaryKeyConstraint('visitor_seen_key', ['site', 'day', 'visitor'])
      .execute()
    await schema.createIndex('visitor_seen_time').on('visitor_seen').columns(['site', 'seen_at']).execute()
    await texts(schema.createTable('visitor_day'), ['site', 'day'])
      .addColumn('visitors', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visitor_day_key', ['site', 'day'])
      .execute()

    await texts(schema.createTable('secret'), ['value']).addColumn('name', 'text', (column) => column.primaryKey()).execute()
  },
}

/** Columns with text that is never null. */
function texts<Table extends string>(table: CreateTableBuilder<Table>, names: string[]): CreateTableBuilder<Table, string> {
  return names.reduce<CreateTableBuilder<Table, string>>((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table)
}
