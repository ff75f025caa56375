import type { Migration } from '../migrate'

/** Content of every kind in one table, with its sites and its filters beside it; pictures; the version of it all. */
export const migration: Migration = {
  name: '0001-content',
  async up(query) {
    const { schema } = query

    await schema
      .createTable('content_item')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('slug', 'text')
      .addColumn('published_at', 'text')
      .addColumn('expires_at', 'text')
      .addColumn('updated_at', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_item_key', ['kind', 'id'])
      .execute()
    // The directions are those of a list: pinned first, then the newest. With the expiry in it, counting needs no table.
    await schema.createIndex('content_item_order').on('content_item').columns(['kind', 'position', 'published_at desc', 'id desc', 'expires_at']).execute()
    await schema.createIndex('content_item_newest').on('content_item').columns(['kind', 'published_at', 'id', 'expires_at']).execute()
    await schema.createIndex('content_item_slug').on('content_item').columns(['kind', 'slug']).execute()
    await schema.createIndex('content_item_published').on('content_item').column('published_at').execute()
    await schema.createIndex('content_item_expires').on('content_item').column('expires_at').execute()

    await schema
      .createTable('content_item_site')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_item_site_key', ['kind', 'id', 'site'])
      .addForeignKeyConstraint('content_item_site_item', ['kind', 'id'], 'content_item', ['kind', 'id'], (key) => key.onDelete('cascade'))
      .execute()
    await schema.createIndex('content_item_site_items').on('content_item_site').columns(['site', 'kind', 'id']).execute()

    await schema
      .createTable('content_facet')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_facet_key', ['kind', 'id', 'name', 'value'])
      .addForeignKeyConstraint('content_facet_item', ['kind', 'id'], 'content_item', ['kind', 'id'], (key) => key.onDelete('cascade'))
      .execute()
    await schema.createIndex('content_facet_items').on('content_facet').columns(['kind', 'name', 'value', 'id']).execute()

    await schema
      .createTable('media')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('id', 'integer', (column) => column.notNull().unique())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('mime', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .execute()

    await schema
      .createTable('content_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    await query.insertInto('content_version').values({ id: 1, version: 1 }).execute()
  },
}
