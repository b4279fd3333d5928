import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsKey } from './support/ops-key.ts'
import { runOps, runOpsWith, runProcess } from './support/ops.ts'
import { newFolder } from './support/process.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

describe('the program of the operators', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(anyDatabase)
  })
  afterAll(() => server.close())

  it.each([
    ['what happened', ['check'], 0],
    ['what was refused', ['show', 'SC-22222222'], 1],
    ['a wrong use', ['receive'], 1],
    ['its usage', ['--help'], 0],
  ])('prints and ends as its commands do elsewhere in these tests: %s', async (_, parameters, code) => {
    const ran = await runProcess({ key: opsKey, server }, ...parameters)
    expect(ran.code).toBe(code)
    expect(code === 0 ? ran.output : ran.errors).not.toBe('')
    expect(await runOps(server, ...parameters)).toEqual(ran)
  })

  it('works on the machine of a server that has the embedded database open', async () => {
    const embedded = await startTestServer('PGlite')
    const folder = newFolder()
    expect(await runProcess({ key: opsKey, server: embedded }, 'backup', join(folder, 'one'))).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^backed up \d+ tables/),
    })
    await embedded.close()
  })

  it('reads lines', async () => {
    const lines = ['SC-22222222', '1.4', '42x20x11']
    const ran = await runProcess({ key: opsKey, server, lines }, 'intake', '--agent', 'us-air')
    expect(ran).toMatchObject({ code: 1, output: expect.stringMatching(/received 0\n$/) })
    expect(await runOpsWith(lines, server, 'intake', '--agent', 'us-air')).toEqual(ran)
  })
})
