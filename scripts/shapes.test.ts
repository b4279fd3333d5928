import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { onPostgresAlone, shapeOf } from './shapes.ts'

describe('the shape of a statement', () => {
  it.each([
    ['one value', 'select 1 where "id" = $1', 'select 1 where "id" = $'],
    ['a list', 'select 1 where "id" in ($1, $2, $13) limit $14', 'select 1 where "id" in ($) limit $'],
    ['casts', 'select ($1::text, $2::int)', 'select ($)'],
    ['rows', 'values (default, $1, $2), (default, $3, $4), (default, $5, $6)', 'values (default, $)'],
    ['one row', 'values (default, $1, $2) returning "id"', 'values (default, $) returning "id"'],
  ])('is without the number of its values: %s', (_, statement, shape) => {
    expect(shapeOf(statement)).toBe(shape)
  })

  it('tells what is asked apart', () => {
    expect(shapeOf('select "a" where "b" = $1')).not.toBe(shapeOf('select "a" where "c" = $1'))
  })
})

describe('statements that ran on PostgreSQL alone', () => {
  const found = (files: Record<string, string[]>) => {
    const folder = mkdtempSync(join(tmpdir(), 'seberang-shapes-'))
    for (const [name, shapes] of Object.entries(files))
      writeFileSync(join(folder, name), shapes.map((shape) => `${JSON.stringify(shape)}\n`).join(''))
    const alone = onPostgresAlone(folder)
    rmSync(folder, { recursive: true })
    return alone
  }

  it('are found in what all processes wrote', () => {
    const files = {
      'PostgreSQL-1': ['a', 'b\nc'],
      'PostgreSQL-2': ['d'],
      'PGlite-1': ['a'],
      'PGlite-3': ['e'],
    }
    expect(found(files)).toEqual(['b\nc', 'd'])
  })

  it('are none where there is no PostgreSQL', () => {
    expect(found({ 'PGlite-1': ['a'] })).toEqual([])
  })
})
