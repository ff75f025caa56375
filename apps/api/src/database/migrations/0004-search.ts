import type { Migration } from '../migrate'

/** The search index: what can be found, and for each term where it stands. Written with the content, in its transaction. */
export const migration: Migration = {
  name: '0004-search',
  async up({ schema }) {
    await schema
      .createTable('search_document')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('shown', 'text', (column) => column.notNull())
      .addColumn('terms', 'text', (column) => column.notNull())
      .addUniqueConstraint('search_document_item', ['kind', 'id', 'lang'])
      .execute()
    await schema
      .createTable('search_term')
      .addColumn('term', 'text', (column) => column.primaryKey())
      .addColumn('documents', 'integer', (column) => column.notNull())
      .addColumn('postings', 'text', (column) => column.notNull())
      .execute()
  },
}
