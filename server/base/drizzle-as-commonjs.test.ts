import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const program = `
  import { createRequire } from 'node:module'
  const { cache } = createRequire('/')
  await import('${new URL('drizzle-as-commonjs.ts', import.meta.url).href}')
  const { sql } = await import('drizzle-orm')
  await import('drizzle-orm/pg-core')
  console.log(JSON.stringify([typeof sql, ...Object.keys(cache)]))`

it('loads drizzle in its CommonJS form, with everything that it exports', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const [type, ...loaded] = JSON.parse(output) as string[]
  expect(type).toBe('function')
  expect(loaded).toEqual(expect.arrayContaining([resolve('drizzle-orm'), resolve('drizzle-orm/pg-core')]))
})
