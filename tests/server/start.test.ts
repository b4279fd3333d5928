import { statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, StartError, startServer } from '../../server/main.ts'
import { newFolder, startedFolder, startProcess } from './support/process.ts'
import { startTestServer } from './support/server.ts'

const failure = async (environment: Record<string, string>) => {
  try {
    await startServer({ ...readConfig({ LOG_LEVEL: 'fatal', PORT: '0', ...environment }) })
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('it started')
}

describe('a data folder', () => {
  it('is refused to a second process with the holder’s process id, and can be taken over after kill -9', async () => {
    const folder = newFolder()
    const first = startProcess({ DATA_DIR: folder })
    await first.ready
    const second = await startProcess({ DATA_DIR: folder }).ended
    expect(second.code).toBe(1)
    expect(second.errors.trim()).toMatch(
      new RegExp(`^The data folder .* is in use by process ${first.child.pid}\\..*$`),
    )
    first.child.kill('SIGKILL')
    await first.ended
    const third = startProcess({ DATA_DIR: folder })
    const address = await third.ready
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    third.child.kill('SIGTERM')
    expect((await third.ended).code).toBe(0)
  })

  it('is readable by its owner only', async () => {
    const server = await startTestServer('PGlite', { opsKey: undefined })
    expect(statSync(join(server.dataFolder, 'ops-key')).mode & 0o777).toBe(0o600)
    expect(statSync(join(server.dataFolder, 'database')).mode & 0o077).toBe(0)
    await server.close()
  })
})

describe('a start that cannot succeed explains itself in one line', () => {
  it('a busy port', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '0.0.0.0', done))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await failure({ PORT: String(port), DATA_DIR: startedFolder() })).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    )
    await new Promise((done) => taken.close(done))
  })

  it('a database that is unreachable', async () => {
    const message = await failure({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATA_DIR: newFolder(),
    })
    expect(message).toMatch(/^The database of DATABASE_URL does not answer: .*ECONNREFUSED/)
  })

  it.each([
    [{ PORT: 'four thousand' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ GATEWAY: 'cash' }, 'GATEWAY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ GATEWAY: 'midtrans' }, 'MIDTRANS_SERVER_KEY'],
    [{ S3_URL: 'https://files' }, 'S3_URL'],
    [{ CLAMD_URL: 'localhost' }, 'CLAMD_URL'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES must list networks .* not "proxy"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  ])('%o names %s', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(name))
  })

  it('production lists every missing or weak setting at once', () => {
    const read = () =>
      readConfig({ NODE_ENV: 'production', OPS_KEY: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })
    for (const name of [
      'OPS_KEY is weak',
      'APP_KEY is missing',
      'DATABASE_URL',
      'PUBLIC_URL',
      'SMTP_URL',
      'GATEWAY',
    ]) {
      expect(read).toThrow(new RegExp(name))
    }
  })
})

describe('slow clients', () => {
  it('whose body does not arrive are closed, while others are served', async () => {
    const server = await startTestServer('PGlite', {
      timeOuts: { headers: 500, body: 500, upload: 60_000, drain: 0 },
    })
    const { port } = new URL(server.url)
    const slow = Array.from({ length: 50 }, (_, index) => {
      const socket = connect(Number(port), '127.0.0.1')
      const head = 'POST /api/token-access/create HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
      // Half of them never finish their headers.
      socket.write(index % 2 === 0 ? `${head}content-length: 100\r\n\r\n{` : head)
      socket.on('error', () => undefined)
      // A socket emits "close" only once its data has been read.
      socket.resume()
      return new Promise<void>((done) => socket.on('close', () => done()))
    })
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    await Promise.all(slow)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    await server.close()
  })
})
