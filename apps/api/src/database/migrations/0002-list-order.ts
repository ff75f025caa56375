import type { Migration } from '../migrate'

/**
 * What lists are ordered by and searched in, and documents beside the pictures. The next import fills all of it, because
 * every digest changes with it.
 */
export const migration: Migration = {
  name: '0002-list-order',
  async up({ schema }) {
    await schema
      .createTable('content_sort')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_sort_key', ['kind', 'id', 'name'])
      .addForeignKeyConstraint('content_sort_item', ['kind', 'id'], 'content_item', ['kind', 'id'], (key) => key.onDelete('cascade'))
      .execute()
    await schema.createIndex('content_sort_items').on('content_sort').columns(['kind', 'name', 'value', 'id']).execute()
    await schema.alterTable('content_item').addColumn('search_text', 'text').execute()

    await schema.dropTable('media').execute()
    await schema
      .createTable('media')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('id', 'integer', (column) => column.notNull().unique())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('mime', 'text', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .execute()
  },
}
