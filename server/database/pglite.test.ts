import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Enough for much of PGlite's code to be compiled anew. */
const queries = 1_500
const sum = "'select $1::int + sum(x) as s from generate_series(1, 200) x'"

it('code of the embedded database is never collected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seberang-pglite-'))
  const program = `
    const { openFolder } = await import(${JSON.stringify(import.meta.resolve('./pglite.ts'))})
    const database = await openFolder(${JSON.stringify(join(folder, 'database'))})
    for (let count = 0; count < ${queries}; count += 1) await database.query(${sum}, [count])
    await database.close()
    console.log('done')`
  const parameters = ['--trace-wasm-code-gc', '--input-type=module', '--eval', program]
  const output = execFileSync(process.execPath, parameters, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(output).toBe('done\n')
})
