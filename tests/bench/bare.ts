// A lower bound for saving a shipment: Fastify, pg, and exactly the statements that the server sends.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Pool, type ClientBase } from 'pg'
import type { Statement } from '../server/support/statements.ts'
import { marks, type Recording } from './recording.ts'

const { DATABASE_URL = '', RECORDINGS = '' } = process.env
const recordings = JSON.parse(readFileSync(RECORDINGS, 'utf8')) as Recording[]
const statementsOf = new Map(recordings.map(({ token, statements }) => [`Token ${token}`, statements]))
const pool = new Pool({
  connectionString: DATABASE_URL,
  max: 10,
  options: '-c timezone=UTC -c synchronous_commit=on -c jit=off',
})

/** Runs statements in order with new values for this request. */
async function runAll(
  runner: Pick<ClientBase | Pool, 'query'>,
  statements: readonly Statement[],
  fresh: ReadonlyMap<string, unknown>,
) {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled)
    if (typeof value !== 'string') return value
    return fresh.get(value) ?? value.replaceAll(marks.detailCode, String(fresh.get(marks.detailCode)))
  }
  for (const { values, ...statement } of statements)
    await runner.query({ ...statement, values: values.map(filled) })
}

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
  await runAll(pool, statements.slice(0, began), fresh)
  const client = await pool.connect()
  try {
    await runAll(client, statements.slice(began), fresh)
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
