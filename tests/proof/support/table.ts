import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The proofs by number. */
const proofs: Readonly<Record<string, string>> = {
  1: 'kill -9 under load',
  2: 'power cut on PostgreSQL',
  3: 'ambiguous commit',
  4: 'bank test',
  5: 'notifications of the gateway',
  6: 'idempotency',
  7: 'lost notifications, sick gateway',
  8: 'simulated customers',
  9: "other customers' ids",
  10: 'mass assignment',
  11: 'fuzzed requests',
  12: 'guessing of codes and passwords',
  13: 'hostile uploads',
  14: 'slow clients',
  15: 'overload',
  16: 'rolling restart',
  17: 'sockets across restarts',
  18: 'restart of PostgreSQL',
  19: 'backup and restore',
  20: 'clocks',
  21: 'lock of the embedded database',
  22: 'drafts on a killed browser',
  23: 'secrets in logs',
  24: 'hash flood',
}

interface Row {
  id: string
  name: string
  demand: string
  figure: string
  /** The test file that reported it. */
  file: string
}

/**
 * Reports a proof that held: call it after its last assertion. The line goes to the file that PROOF_TABLE names, from
 * which `tableOf` makes the table when all tests have ended.
 * @param id a number of `proofs`
 */
export function proved(id: string, name: string, demand: string, figure: string): void {
  if (!(id in proofs)) throw new Error(`there is no proof ${id}`)
  const [, caller = ''] = (new Error('who calls').stack ?? '').split('\n').slice(1)
  const file = /tests\/[\w./-]+\.ts/.exec(caller)?.[0] ?? ''
  const row: Row = { id, name, demand, figure, file }
  const path = process.env['PROOF_TABLE']
  if (path) appendFileSync(path, `${JSON.stringify(row)}\n`)
  else console.log(`proved ${id}, ${name}: ${figure} (${demand})`)
}

/** The table's lines: each proof that reported, and those that did not, because they failed or were not run. */
export function tableOf(path: string, failedFiles: readonly string[]): string[] {
  const rows = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').map(readRow) : []
  const lines = Object.entries(proofs).flatMap(([id, title]) => {
    const own = rows.filter((row) => row.id === id)
    if (own.length === 0) return [[id, title, '', '', 'failed, or run by `npm run proof` only']]
    return own.map(({ name, demand, figure, file }) => {
      const hasFailed = failedFiles.some((failed) => failed.endsWith(file))
      return [id, name, demand, figure, `${hasFailed ? 'FAILED' : 'held'} in ${file}`]
    })
  })
  const all = [['', 'proof', 'demand', 'figure', 'result'], ...lines]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  return all.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const readRow = (line: string) => JSON.parse(line) as Row
