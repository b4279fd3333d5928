import type { Database } from './database.ts'

/**
 * A statement of every request: built once per database, and named, so that PostgreSQL plans it once per connection.
 * @param build prepares it under a unique name
 */
export function prepareOnce<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const made = new WeakMap<Database, Statement>()
  return (database) => {
    const known = made.get(database)
    if (known !== undefined) return known
    const statement = build(database)
    made.set(database, statement)
    return statement
  }
}
