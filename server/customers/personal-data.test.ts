import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../database/schema/index.ts'
import { impersonalTables, personalData } from './personal-data.ts'
import type { OwnedTable } from './owned.ts'

const tables = Object.values(schema).filter((one) => is(one, PgTable))
const listed: Readonly<Record<string, OwnedTable>> = personalData

/** Rows of those tables that belong to no customer: a voucher for everybody, and the picture of a promo. */
const ownerless: Readonly<Record<string, readonly string[]>> = { promos: ['vouchers', 'files'] }

describe('the list of personal data', () => {
  it('names every table once: in the copy and the deletion, or with the reason why not', () => {
    const names = [...Object.keys(personalData), ...Object.keys(impersonalTables)]
    expect(names.toSorted()).toEqual(tables.map(getTableName).toSorted())
  })

  it.each(Object.entries(listed))('has a rule for every column of %s', (name, { table, columns }) => {
    expect(getTableName(table)).toBe(name)
    expect(Object.keys(columns).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
  })

  it.each(tables.map(getTableConfig).filter(({ name }) => Object.hasOwn(impersonalTables, name)))(
    'says of $name that it names no customer, and it refers to no table that does',
    ({ name, foreignKeys }) => {
      const referred = foreignKeys.map((key) => getTableName(key.reference().foreignTable))
      expect(referred.filter((other) => Object.hasOwn(personalData, other))).toEqual(ownerless[name] ?? [])
    },
  )
})
