import type { Language } from '@seberang/domain/language'
import { languages } from '@seberang/domain/language'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { files } from './carts.ts'
import { oneOf } from './one-of.ts'
import { instant } from './people.ts'
import { vouchers } from './vouchers.ts'

export const promos = pgTable(
  'promos',
  {
    /** As in the address of its page. */
    id: text('id').primaryKey(),
    voucherId: bigint('voucher_id', { mode: 'number' }).references(() => vouchers.id),
    imageId: text('image_id').references(() => files.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('promos_image').on(table.imageId),
    check('promos_time', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Every promo is written in Indonesian. */
export const promoTexts = pgTable(
  'promo_texts',
  {
    promoId: text('promo_id')
      .notNull()
      .references(() => promos.id),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promoId, table.language] }),
    check('promo_texts_language', oneOf(table.language, languages)),
  ],
)
