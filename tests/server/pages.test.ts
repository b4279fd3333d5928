import { calls } from '@seberang/domain/api'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './support/server.ts'

describe('pages and documents', () => {
  let server: TestServer
  let appFolder: string
  beforeAll(async () => {
    appFolder = mkdtempSync(join(tmpdir(), 'seberang-app-'))
    mkdirSync(join(appFolder, 'assets'))
    writeFileSync(
      join(appFolder, 'index.html'),
      '<meta name="mobile-site" content="__MOBILE_SITE__"><script nonce="__CSP_NONCE__"></script>',
    )
    writeFileSync(join(appFolder, 'home.html'), '<script nonce="__CSP_NONCE__"></script><h1>home</h1>')
    writeFileSync(join(appFolder, 'assets', 'main-1a2b.js'), 'export {}')
    server = await startTestServer('PGlite', { appFolder })
  })
  afterAll(async () => {
    await server.close()
    rmSync(appFolder, { recursive: true, force: true })
  })

  it.each(['/', '/status', '/not/a/page'])('%s serves the app with a nonce of its own', async (path) => {
    const [one, other] = await Promise.all([fetch(server.url + path), fetch(server.url + path)])
    const nonce = /nonce="([^"]+)"/.exec(await one.text())?.[1] ?? ''
    expect(one.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(one.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/)
    expect(await other.text()).not.toContain(nonce)
  })

  it('only the arrival page is prerendered, with or without a query', async () => {
    const text = async (path: string) => (await fetch(server.url + path)).text()
    expect(await text('/')).toContain('<h1>home</h1>')
    expect(await text('/?landing=promo')).toContain('<h1>home</h1>')
    expect(await text('/login')).not.toContain('<h1>home</h1>')
  })

  it('a page links to the mobile site when one is configured', async () => {
    const mobileSite = async (url: string) =>
      /name="mobile-site" content="([^"]*)"/.exec(await (await fetch(`${url}/status`)).text())?.[1]
    expect(await mobileSite(server.url)).toBe('')
    const withMobile = await startTestServer('PGlite', {
      appFolder,
      mobileSiteUrl: 'https://m.seberang.id/?a=1&b="><script>',
    })
    try {
      expect(await mobileSite(withMobile.url)).toBe(
        'https://m.seberang.id/?a=1&amp;b=&quot;&gt;&lt;script&gt;',
      )
    } finally {
      await withMobile.close()
    }
  })

  it('a hashed file is cached forever, and a missing one is 404', async () => {
    const asset = await fetch(`${server.url}/assets/main-1a2b.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404)
  })

  it('the OpenAPI document lists exactly the calls that are served', async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const listed = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((call) => call.operationId),
    )
    expect(listed.sort()).toEqual(Object.keys(calls).sort())
    expect(JSON.stringify(document)).toContain('"minimum":0')
  })

  it('health reports its version and database', async () => {
    const answer = await fetch(`${server.url}/api/health`)
    expect(await answer.json()).toEqual({ action: true, version: '0.1.0', database: 'pglite', ready: true })
  })

  it('the mailbox escapes what strangers wrote', async () => {
    const page = await (await fetch(`${server.url}/dev/mailbox`, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain('Mailbox')
  })
})
