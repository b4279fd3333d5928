import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/run.ts'
import { reExports } from './re-exports.ts'

/** Only a feature's store.ts may import these (.dependency-cruiser.mjs, server-sql-in-stores). */
const speaksSql = /^drizzle-orm|\/schema\//

const files = globSync('**/*.ts', { cwd: join(root, 'server') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^database\/schema\/|node_modules|\.test\.ts$/.test(file))

test('the server’s files are found', () => {
  expect(files).toContain('features/cart/store.ts')
})

test.each(files)('server/%s passes on no SQL', (file) => {
  expect(reExports(file, readFileSync(join(root, 'server', file), 'utf8'), speaksSql)).toEqual([])
})

test.each([
  ["export { sql } from 'drizzle-orm'", ['drizzle-orm']],
  ["export * from 'drizzle-orm/pg-core'", ['drizzle-orm/pg-core']],
  ["export { carts } from '../../database/schema/carts.ts'", ['../../database/schema/carts.ts']],
  ["import { sql } from 'drizzle-orm'\nexport { sql }", ['sql']],
  ["import { sql as query } from 'drizzle-orm'\nexport { query as text }", ['query']],
  ["import { sql } from 'drizzle-orm'\nexport const query = sql", ['sql']],
  ["import { sql } from 'drizzle-orm'\nexport default sql", ['sql']],
])('%s is found', (source, found) => {
  expect(reExports('store.ts', source, speaksSql)).toEqual(found)
})

test.each([
  "import { sql } from 'drizzle-orm'\nexport const count = () => sql`count(*)`",
  "import { eq } from 'drizzle-orm'\nconst equal = eq\nexport { insert }",
  "export type { SQL } from 'drizzle-orm'",
  "export { insertCart } from './insert.ts'",
])('%s is permitted', (source) => {
  expect(reExports('store.ts', source, speaksSql)).toEqual([])
})
