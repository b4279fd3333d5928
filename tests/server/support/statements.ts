import { Client } from 'pg'

/** One statement as it was sent to PostgreSQL. */
export interface Statement {
  name?: string
  text: string
  values: unknown[]
}

/** Records every statement that this process sends during the work. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const original: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof original !== 'function') throw new TypeError('a database client cannot query')
  const recorded: Statement[] = []
  Reflect.set(Client.prototype, 'query', function query(this: Client, ...parameters: unknown[]) {
    recorded.push(statementOf(parameters))
    return Reflect.apply(original, this, parameters) as unknown
  })
  try {
    await work()
  } finally {
    Reflect.set(Client.prototype, 'query', original)
  }
  return recorded
}

function statementOf([query, values]: unknown[]): Statement {
  const parts = typeof query === 'object' && query !== null ? { ...query } : { text: query }
  const { text, name, values: own } = parts as { text?: unknown; name?: unknown; values?: unknown }
  const given = values ?? own
  return {
    text: String(text),
    ...(typeof name === 'string' && { name }),
    values: Array.isArray(given) ? given : [],
  }
}
