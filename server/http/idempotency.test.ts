import { expect, test } from 'vitest'
import type { Executor } from '../database/database.ts'
import { keepAnswer } from './idempotency.ts'
import type { Services } from './services.ts'

test('a refusal that carries data is not stored under a key', async () => {
  const statements: unknown[] = []
  const executor = { execute: async (statement: unknown) => statements.push(statement) }
  const services = { secrets: { seal: (text: string) => text } }
  const body = JSON.stringify({ action: false, data: 'x'.repeat(4_000) })
  const request = { owner: 'customer:1', call: 'saveDraft', key: 'one', requestHash: '', hashBefore: null }
  const keep = () =>
    keepAnswer(
      executor as unknown as Executor,
      request,
      { status: 409, body },
      services as unknown as Services,
    )
  await expect(keep()).rejects.toThrow('saveDraft returns a refusal that is too long')
  expect(statements).toEqual([])
})
