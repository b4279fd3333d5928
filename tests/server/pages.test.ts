import { calls } from '@seberang/domain/api'
import { request } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routePaths } from '../../app/shell/route-guards.ts'
import { pageListFile } from '../../server/http/pages.ts'
import { anyDatabase, startTestServer, type TestServer } from './support/server.ts'

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
    for (const name of ['service-worker.js', 'service-worker.js.gz', 'favicon.svg'])
      writeFileSync(join(appFolder, name), '')
    writeFileSync(join(appFolder, pageListFile), JSON.stringify(routePaths))
    server = await startTestServer(anyDatabase, { appFolder })
  })
  afterAll(async () => {
    await server.close()
    rmSync(appFolder, { recursive: true, force: true })
  })

  it.each(['/', '/status', '/q/Q7KM2ABC'])('%s is the app, with a nonce of its own', async (path) => {
    const [one, other] = await Promise.all([fetch(server.url + path), fetch(server.url + path)])
    const nonce = /nonce="([^"]+)"/.exec(await one.text())?.[1] ?? ''
    expect(one.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(one.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/)
    expect(await other.text()).not.toContain(nonce)
  })

  it.each(['gzip', 'identity'])(
    'the service worker is asked for anew, and may only show (%s)',
    async (encoding) => {
      const { status, headers } = await fetch(`${server.url}/service-worker.js`, {
        headers: { 'accept-encoding': encoding },
      })
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
      )
      const other = await fetch(`${server.url}/favicon.svg`)
      expect(other.headers.get('cache-control')).toBe('public, max-age=3600')
      expect(other.headers.get('content-security-policy')).toContain('sandbox')
    },
  )

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  it('every page of the app answers 200, however its path is written', async () => {
    for (const path of routePaths.map((one) => one.replace(/:\w+/g, 'Q7KM2ABC'))) {
      for (const written of [path, path.toUpperCase(), `${path}?a=/b`, path === '/' ? path : `${path}/`]) {
        const answer = await fetch(server.url + written)
        expect([written, answer.status, answer.headers.get('content-type')]).toEqual([
          written,
          200,
          'text/html; charset=utf-8',
        ])
      }
    }
  })

  it.each([
    '/healthz',
    '/admin',
    '/metrics',
    '/nonsense',
    '/status/nothing',
    '/q',
    '/q/a/b',
    '/loginx',
    '/.pages.json',
    '/index.html',
  ])('%s is no page: 404, to a browser with the page that says so', async (path) => {
    const shown = await fetch(server.url + path, { headers: browser })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await shown.text()).toContain('name="mobile-site"')
    for (const accept of ['*/*', 'application/json']) {
      const plain = await fetch(server.url + path, { headers: { accept } })
      expect(plain.status).toBe(404)
      expect(await plain.json()).toMatchObject({ action: false })
    }
  })

  it.each(['/api/nothing', '/assets/gone.js', '/dev/nothing'])(
    '%s is no page to a browser either',
    async (path) => {
      const answer = await fetch(server.url + path, { headers: browser })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
    },
  )

  it('a page is for reading only', async () => {
    const answer = await fetch(`${server.url}/status`, { method: 'POST', headers: browser })
    expect(answer.status).toBe(404)
  })

  it.each(['//', '//a:b', '/\\\\', '/%', '/?%'])('%s fails as no fault of ours', async (path) => {
    const { hostname, port } = new URL(server.url)
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBeLessThan(500)
  })

  it('the arrival page comes painted, with or without a query, and no other does', async () => {
    const text = async (path: string) => (await fetch(server.url + path)).text()
    expect(await text('/')).toContain('<h1>home</h1>')
    expect(await text('/?landing=promo')).toContain('<h1>home</h1>')
    expect(await text('/login')).not.toContain('<h1>home</h1>')
  })

  it('a page names the mobile site that is configured, and none otherwise', async () => {
    const mobileSite = async (url: string) =>
      /name="mobile-site" content="([^"]*)"/.exec(await (await fetch(`${url}/status`)).text())?.[1]
    expect(await mobileSite(server.url)).toBe('')
    const withMobile = await startTestServer(anyDatabase, {
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

  it('a hashed file is kept for ever, and a missing one is no page', async () => {
    const asset = await fetch(`${server.url}/assets/main-1a2b.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404)
  })

  it('the OpenAPI document lists exactly the calls that are served, and health', async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const listed = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((call) => call.operationId),
    )
    expect(listed.sort()).toEqual([...Object.keys(calls), 'health'].sort())
    expect(JSON.stringify(document)).toContain('"minimum":0')
  })

  it('health says what it runs on', async () => {
    const answer = await fetch(`${server.url}/api/health`)
    expect(await answer.json()).toEqual({
      action: true,
      version: '0.1.0',
      database: anyDatabase === 'PGlite' ? 'pglite' : 'postgres',
      ready: true,
      ready_for_customers: false,
    })
  })

  it.each([
    ['/dev/mailbox?to=%00', 422],
    ['/dev/mailbox?to=a&to=b', 422],
    ['/sandbox/pay/%00', 404],
  ])('%s is refused', async (path, status) => {
    expect((await fetch(server.url + path)).status).toBe(status)
  })

  it('the mailbox shows what strangers wrote as text', async () => {
    const page = await (await fetch(`${server.url}/dev/mailbox`, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain('Mailbox')
  })
})
