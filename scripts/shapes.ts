import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const list = String.raw`\((?:default|\$)(?:, (?:default|\$))*\)`
const rows = new RegExp(`(${list})(?:, ${list})+`, 'g')

/** A statement without what its number of values and rows decides, which differs from call to call. */
export const shapeOf = (statement: string): string =>
  statement.replace(/\$\d+(::\w+)?(, ?\$\d+(::\w+)?)*/g, '$$').replace(rows, '$1')

/**
 * The shapes of statements that ran on PostgreSQL but never on the embedded database.
 * @param folder where each process of the tests wrote those of its databases
 */
export function onPostgresAlone(folder: string): string[] {
  const shapesOn = (kind: string) =>
    new Set(
      readdirSync(folder)
        .filter((name) => name.startsWith(`${kind}-`))
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n')),
    )
  const embedded = shapesOn('PGlite')
  return [...shapesOn('PostgreSQL')]
    .filter((line) => !embedded.has(line))
    .map((line) => JSON.parse(line) as string)
}
