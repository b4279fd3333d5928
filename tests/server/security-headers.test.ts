import { calls } from '@seberang/domain/api'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../server/features/index.ts'
import { pageListFile } from '../../server/http/pages.ts'
import { Browser } from './support/api.ts'
import { startTestServer, type TestServer } from './support/server.ts'

describe('answers', () => {
  let server: TestServer
  let appFolder: string
  beforeAll(async () => {
    appFolder = mkdtempSync(join(tmpdir(), 'seberang-app-'))
    for (const page of ['index.html', 'home.html']) writeFileSync(join(appFolder, page), '<h1>page</h1>')
    writeFileSync(join(appFolder, pageListFile), '["/"]')
    server = await startTestServer('PGlite', { production: true, appFolder })
  })
  afterAll(async () => {
    await server.close()
    rmSync(appFolder, { recursive: true, force: true })
  })

  it.each(['/', '/api/health', '/api/openapi.json', '/nonsense', calls.profile.path])(
    'of %s cannot be framed, retyped, or read by other sites, and ask for TLS',
    async (path) => {
      const { headers } = await fetch(server.url + path, { headers: { origin: 'https://evil.example' } })
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    },
  )

  it('that belong to somebody are not stored', async () => {
    const browser = await Browser.open(server.url)
    const answers = [
      await browser.call(calls.profile),
      await browser.call(calls.createAccessToken, { body: { mode: 'web' } }),
    ]
    for (const { headers } of answers) expect(headers.get('cache-control')).toMatch(/no-store/)
  })

  it.each(['/dev/mailbox', '/dev/clock', '/sandbox/pay/one'])(
    'of %s do not exist in production',
    async (path) => {
      for (const method of ['GET', 'POST'])
        expect((await fetch(server.url + path, { method })).status).toBe(404)
    },
  )
})

describe('a call that changes something', () => {
  it('is never a GET, which another site can cause', () => {
    const changing = routes.filter(({ kind }) => kind === 'command')
    expect(changing.length).toBeGreaterThan(30)
    expect(changing.filter(({ call }) => call.method === 'GET').map(({ call }) => call.id)).toEqual([])
  })
})
