import {
  customerTypes,
  type CustomerType,
  type DraftKind,
  type NoticeEvent,
  type NoticeTopic,
} from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Telephone numbers as `phoneDigits` reads them: without country code, trunk zero and what stands between digits. */
export const plainPhone = (number: AnyPgColumn): SQL =>
  sql`regexp_replace(regexp_replace(${number}, '\\D', '', 'g'), '^(0*62)?0*', '')`

export const customers = pgTable(
  'customers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1024 }),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** A PHC string of argon2id; null for who signs in otherwise. */
    passwordHash: text('password_hash'),
    passwordSetAt: instant('password_set_at'),
    /** A PHC string of argon2id, encrypted. */
    pinHash: text('pin_hash'),
    pinSetAt: instant('pin_set_at'),
    customerType: text('customer_type').$type<CustomerType>().notNull(),
    isDisableMinimumWeight: boolean('is_disable_minimum_weight').notNull().default(false),
    language: text('language').$type<Language>().notNull(),
    /** One of the drawings. */
    avatar: text('avatar'),
    /** The file of the photo that represents the customer in place of a drawing. */
    avatarFile: text('avatar_file'),
    /** Number of the customer's last notice; incremented under the row lock. */
    lastNotice: bigint('last_notice', { mode: 'number' }).notNull().default(0),
    /** Notices up to this number have been read. */
    lastReadNotice: bigint('last_read_notice', { mode: 'number' }).notNull().default(0),
    acceptedTermsAt: instant('accepted_terms_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When they last changed their name. */
    nameChangedAt: instant('name_changed_at'),
    /** When the customer deleted the account: of them nothing is left but the number. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.email),
    index('customers_phone').on(plainPhone(table.phoneNumber)),
    // For the newest encrypted PIN, which tells whether the key is right.
    index('customers_pin_age')
      .on(table.pinSetAt)
      .where(sql`${table.pinHash} is not null`),
    check('customers_email_lower', sql`${table.email} = lower(${table.email})`),
    check('customers_type', oneOf(table.customerType, customerTypes)),
    check('customers_avatar', sql`${table.avatar} is null or ${table.avatarFile} is null`),
    check('customers_password', sql`(${table.passwordHash} is null) = (${table.passwordSetAt} is null)`),
    check('customers_pin', sql`(${table.pinHash} is null) = (${table.pinSetAt} is null)`),
  ],
)

/** The e-mail addresses that an account had before, each with its time: what was written to it then is of its owner. */
export const formerEmails = pgTable(
  'former_emails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    email: text('email').notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [index('former_emails_customer').on(table.customerId, table.until)],
)

export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    mode: text('mode').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was used for the first time; null: not yet. */
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_expiry').on(table.expiresAt),
    index('access_tokens_unused')
      .on(table.createdAt)
      .where(sql`${table.usedAt} is null`),
  ],
)

export const customerTokens = pgTable(
  'customer_tokens',
  {
    hash: text('hash').primaryKey(),
    /** What the customer names the session by. */
    id: uuid('id').notNull().defaultRandom(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    /** As the browser calls itself, such as Chrome and Android; null where it does not. */
    browser: text('browser'),
    system: text('system'),
    /** The first half of an IPv4 address, two groups of an IPv6 one: enough to recognise, too little to locate. */
    network: text('network'),
    /** The device had signed in to the account before. */
    isKnown: boolean('is_known').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('customer_tokens_customer').on(table.customerId)],
)

/** A browser that has signed in to an account: guesses of others do not close that account to it. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Of one of the values in the browser's cookie: each stands for one account. */
    hash: text('hash').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    index('known_devices_customer').on(table.customerId),
    index('known_devices_age').on(table.lastUsedAt),
  ],
)

/** Wrong guesses in a row at an account's secrets, by one device that it knows or by all others together. */
export const failedGuesses = pgTable(
  'failed_guesses',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('failed_guesses_age').on(table.lastAt)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `register`, `email` and `phone_number` now; CO, WD, BA and PIN with the wallet. */
    purpose: text('purpose').notNull(),
    /** The e-mail address to register, or a customer and the new value. */
    subject: text('subject').notNull(),
    hash: text('hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Used, or replaced by a newer one. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('one_time_codes_subject').on(table.purpose, table.subject),
    // Two open codes would double the number of attempts.
    uniqueIndex('one_time_codes_open')
      .on(table.purpose, table.subject)
      .where(sql`${table.endedAt} is null`),
    check('one_time_codes_tries', sql`${table.triesLeft} >= 0`),
  ],
)

/** Issued in exchange for a verified code; can be used once. */
export const proofs = pgTable(
  'proofs',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    /** Encrypted: what it proves besides. */
    details: text('details'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('proofs_subject').on(table.subject)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text('email'),
    subDistrictId: text('sub_district_id').notNull(),
    postalCode: text('postal_code').notNull(),
    address: text('address').notNull(),
    latitude: text('latitude'),
    longitude: text('longitude'),
    npwp: text('npwp'),
    npwpFile: text('npwp_file'),
    isMain: boolean('is_main').notNull().default(false),
    localId: text('local_id'),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /**
     * On a copy: the address whose earlier contents it keeps, for the shipments that were checked out with them. It is
     * in no address book.
     */
    copyOf: text('copy_of').references((): AnyPgColumn => addresses.id),
  },
  (table) => [
    check('addresses_copy', sql`${table.copyOf} is null or ${table.deletedAt} is not null`),
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_one_main')
      .on(table.customerId)
      .where(sql`${table.isMain} and ${table.deletedAt} is null`),
    uniqueIndex('addresses_local_id').on(table.customerId, table.localId),
  ],
)

export const notices = pgTable(
  'notices',
  {
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    id: bigint('id', { mode: 'number' }).notNull(),
    topic: text('topic').$type<NoticeTopic>().notNull(),
    code: text('code').notNull(),
    at: instant('at').notNull(),
    event: text('event').$type<NoticeEvent>(),
    /** Of a shipment that was `priced`; whole rupiah. */
    price: bigint('price', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), index('notices_age').on(table.at)],
)

/** A customer's unfinished input, per form, encrypted. */
export const drafts = pgTable(
  'drafts',
  {
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    kind: text('kind').$type<DraftKind>().notNull(),
    body: text('body').notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind] }),
    check('drafts_version', sql`${table.version} > 0`),
  ],
)
