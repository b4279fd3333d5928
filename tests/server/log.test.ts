import { calls } from '@seberang/domain/api'
import { describe, expect, it, vi } from 'vitest'
import { Browser, Operator } from './support/api.ts'
import { freePort } from './support/port.ts'
import { startedFolder, startProcess } from './support/process.ts'
import { opsKey } from './support/server.ts'
import { TestCustomer } from './support/customer.ts'

type Line = Record<string, unknown>

describe('the log', () => {
  it('is JSON, names call and subject on each line of a request, and the job on every other', async () => {
    const server = startProcess({ DATA_DIR: startedFolder(), LOG_LEVEL: 'debug', OPS_KEY: opsKey })
    const url = await server.ready
    const customer = await TestCustomer.register(url)
    await customer.call(calls.profile)
    await (await Browser.open(url)).call(calls.provinces)
    await new Operator(url).call(calls.opsCheck)
    await customer.send('GET', '/api/nothing')
    const advance = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"advance_ms":0}',
    }
    await fetch(`${url}/dev/clock`, advance)
    server.child.kill('SIGTERM')
    await server.ended

    const lines = linesOf(server.output(), url)
    const ofRequests = lines.filter((line) => 'reqId' in line)
    const others = lines.filter((line) => !('reqId' in line))
    expect(ofRequests.length).toBeGreaterThan(8)
    for (const line of ofRequests) {
      expect(line['reqId']).toMatch(/^[\da-f-]{36}$/)
      expect(line['call']).toEqual(expect.any(String))
      expect(line['subject']).toMatch(/^(?:guest|operator:machine|customer:\d+)$/)
    }
    expect(others.length).toBeGreaterThan(3)
    for (const line of others) expect(line['job'], JSON.stringify(line)).toEqual(expect.any(String))
    const subjectOf = (call: string) => ofRequests.find((line) => line['call'] === call)?.['subject']
    expect(subjectOf('profile')).toMatch(/^customer:\d+$/)
    expect(subjectOf('provinces')).toBe('guest')
    expect(subjectOf('opsCheck')).toBe('operator:machine')
    expect(subjectOf('unknown')).toBe('guest')
  })

  it('names the job of a mail that was not taken', async () => {
    const nobody = `smtp://127.0.0.1:${await freePort()}`
    const server = startProcess({ DATA_DIR: startedFolder(), LOG_LEVEL: 'warn', SMTP_URL: nobody })
    const url = await server.ready
    await (await Browser.open(url)).call(calls.registerMini, { body: { user_id: 'someone@example.com' } })
    await vi.waitFor(() => expect(server.output()).toContain('a mail was not taken'), { timeout: 20_000 })
    const [line] = linesOf(server.output(), url)
    expect(line).toMatchObject({ job: 'mail', msg: 'a mail was not taken' })
    expect(server.output()).not.toContain('someone@example.com')
  })
})

/** All that the process has written, but for the address that the tests start it by. */
function linesOf(output: string, url: string): Line[] {
  return output
    .split('\n')
    .filter((line) => line !== '' && line !== url)
    .map((line) => JSON.parse(line) as Line)
}
