// A lower bound for saving a shipment: Fastify, pg, and exactly the statements that the server sends.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { marks, type Recording, type Statement } from './recording.ts'

const { DATABASE_URL = '', RECORDINGS = '', ONLY_WRITES = '' } = process.env
const recordings = JSON.parse(readFileSync(RECORDINGS, 'utf8')) as Recording[]
const statementsOf = new Map(recordings.map(({ token, statements }) => [`Token ${token}`, statements]))
const pool = new Pool({
  connectionString: DATABASE_URL,
  max: 10,
  options: '-c timezone=UTC -c synchronous_commit=on',
})

interface Runner {
  query(statement: Statement): Promise<{ rows: Record<string, unknown>[] }>
}

/** Runs statements in order with new values for this request; ids come from earlier results. */
async function runAll(runner: Runner, statements: readonly Statement[], fresh: Map<string, unknown>) {
  for (const { values, ...statement } of statements) {
    const filled = values.map((value) => (typeof value === 'string' ? (fresh.get(value) ?? value) : value))
    const { rows } = await runner.query({ ...statement, values: filled })
    if (statement.text.startsWith('insert into "carts"')) fresh.set(marks.cartId, rows[0]?.['id'])
    if (statement.text.startsWith('update "customers"')) fresh.set(marks.noticeId, rows[0]?.['last_notice'])
  }
}

/** pg_notify is called by a select and counts as a write. */
const writes = ({ text }: Statement) => !text.startsWith('select') || text.includes('pg_notify')

const app = Fastify()
app.post('/api/titipimport/cart', async (request, reply) => {
  const statements = statementsOf.get(request.headers.authorization ?? '') ?? []
  const cartCode = `SC-${randomBytes(5).toString('hex')}`
  const fresh = new Map<string, unknown>([
    [marks.nonce, request.headers['tb-nonce']],
    [marks.key, request.headers['idempotency-key']],
    [marks.cartCode, cartCode],
    [marks.detailCode, `SD-${randomBytes(6).toString('hex')}`],
  ])
  const began = statements.findIndex(({ text }) => text.startsWith('begin'))
  if (!ONLY_WRITES) await runAll(pool, statements.slice(0, began), fresh)
  const client = await pool.connect()
  try {
    const inside = statements.slice(began)
    await runAll(client, ONLY_WRITES ? inside.filter(writes) : inside, fresh)
  } finally {
    client.release()
  }
  return reply.code(201).send({ cart_code: cartCode, version: 1, action: true })
})

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('SIGTERM', () => {
  void app.close().then(async () => {
    await pool.end()
    process.exit(0)
  })
})
