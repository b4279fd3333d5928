import { jakartaDay } from '@seberang/domain/time'
import { calls, pathOf, type ListedPromo, type QuoteRequest } from '@seberang/domain/api'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '../../server/database/schema/index.ts'
import { routes } from '../../server/features/index.ts'
import { pageListFile } from '../../server/http/pages.ts'
import { tidy } from '../../server/jobs/tidy.ts'
import { Browser } from './support/api.ts'
import { Counter } from './support/counter.ts'
import { photo } from './support/files.ts'
import { asksRefund } from './support/refunds.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

describe('answers', () => {
  let server: TestServer
  let appFolder: string
  beforeAll(async () => {
    appFolder = mkdtempSync(join(tmpdir(), 'seberang-app-'))
    for (const page of ['index.html', 'home.html']) writeFileSync(join(appFolder, page), '<h1>page</h1>')
    writeFileSync(join(appFolder, pageListFile), '["/"]')
    server = await startTestServer(anyDatabase, { production: true, appFolder })
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
      expect(headers.get('referrer-policy')).toBe('no-referrer')
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
  it('is no GET, which another site can cause, unless it is signed', () => {
    const changing = routes.filter(({ kind }) => kind === 'command')
    expect(changing.length).toBeGreaterThan(30)
    const gets = changing.filter(({ call }) => call.method === 'GET')
    expect(gets.map(({ call }) => [call.id, call.signed, call.keyed])).toEqual([['requestCode', true, true]])
  })
})

const shoes: QuoteRequest = {
  country: 'US',
  container_type: null,
  insurance: 0,
  has_valid_npwp: false,
  is_disable_minimum_weight: false,
  package: { package_id: 'udara-individu' },
  products: [
    {
      category: { category_name: 'Fashion' },
      quantity: 1,
      weight: '1.1',
      weight_unit: 'kg',
      length: 34,
      width: 22,
      height: 13,
      dimension_unit: 'cm',
      price_original: '120',
      currency_code: 'USD',
    },
  ],
}

/** What every request leaves behind, and the note that a paper was read. */
const notes = ['access_tokens', 'audit_log', 'customer_tokens', 'nonces', 'rate_counters']

describe.runIf(databases.includes('PostgreSQL'))('a GET', () => {
  let server: TestServer
  let client: Client
  beforeAll(async () => {
    server = await startTestServer('PostgreSQL')
    client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await server.close()
  })

  /** Has the database note every row that is written, with the statement. @returns reads what was noted */
  const watchWrites = async () => {
    await client.query(`
      create schema watch;
      create table watch.writes (changed text, statement text);
      create function watch.note() returns trigger language plpgsql as $$
        begin insert into watch.writes values (tg_table_name, current_query()); return null; end $$`)
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1)",
      [notes],
    )
    expect(rows.length).toBeGreaterThan(30)
    for (const { name } of rows)
      await client.query(`create trigger watched after insert or update or delete on "${name}"
        for each row execute function watch.note()`)
    return async () => (await client.query('select * from watch.writes')).rows
  }

  it('changes nothing, whichever call it is, with whatever it names', async () => {
    const counter = new Counter(server.url)
    const { customer, code, invoice } = await counter.finished()
    const quote = await customer.call(calls.keepQuote, { body: { title: 'Sepatu lari', request: shoes } })
    expect(quote.status, quote.text).toBe(201)
    const form = new FormData()
    form.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
    const uploaded = await customer.send<{ file_id: string }>('POST', calls.uploadFile.path, form)
    const body = { body: { step: 1 }, version: 0 }
    await customer.call(calls.saveDraft, { params: { kind: 'import' }, body })
    const promo = { id: 'usd' }
    const until = '2031-01-01T00:00:00Z'
    const texts = { title: 'Promo', summary: 'Promo', body: 'Promo' }
    await counter.operator.call(calls.opsSetPromo, {
      params: promo,
      body: { ...texts, starts_at: '2026-01-01T00:00:00Z', ends_at: until },
    })
    const picture = new FormData()
    picture.set('file_data', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
    const pictured = await counter.operator.send<{ promo: ListedPromo }>(
      'POST',
      pathOf(calls.opsPromoImage.path, promo),
      picture,
    )
    const transferred = await customer.checksOutBy('manual', await customer.savesCart())
    await customer.call(calls.sendProof, {
      body: {
        invoice_code: transferred.invoice_code,
        bank_code: '014',
        account_name: 'Ayu',
        amount: transferred.total,
        transferred_at: jakartaDay(new Date(transferred.created_at)),
        file: uploaded.body.file_id,
      },
    })
    const proofs = await counter.operator.call(calls.opsProofs, { query: { page: 1, page_size: 10 } })
    const values: Record<string, string> = {
      cart_code: code,
      invoice_code: invoice.invoice_code,
      file_id: uploaded.body.file_id,
      suite: customer.suite,
      id: 'USD',
      province: '32',
      district: '32.73',
      code: quote.body.code,
    }
    const pictures: Record<string, string> = {
      promoImage: pictured.body.promo.image?.split('/').at(-1) ?? '',
    }
    const kinds: Record<string, string> = { terms: 'company' }
    const ids: Record<string, string> = {
      opsProof: proofs.body.results[0]?.id ?? '',
      opsRefund: (await asksRefund(customer, invoice.invoice_code)).id,
    }
    const named = { code: invoice.invoice_code }
    const queries: Record<string, Record<string, string>> = {
      cartOrInvoice: named,
      dollarRate: { from: 'CNY' },
      geocode: { q: 'Jalan Dago 1, Coblong, Bandung' },
      invoice: { invoice_code: invoice.invoice_code },
      label: { type: 'invoice', ...named },
      opsMoney: { needs: 'refund' },
      opsMoneyDay: { date: '2026-11-29' },
      pickupRate: {
        country: 'ID',
        postal_code: '40132',
        weight: '1',
        dimension_length: '1',
        dimension_width: '1',
        dimension_height: '1',
      },
      rate: { from: 'USD' },
      refundTerms: { invoice_code: invoice.invoice_code },
      searchSubDistricts: { q: 'Coblong' },
      supportContact: { 'contact-type': 'sales' },
      walletStatement: { month: '2026-11', format: 'csv' },
    }
    const reads = routes
      .map(({ call }) => call)
      .filter(({ method, keyed, once }) => method === 'GET' && !keyed && !once)
    // Otherwise the server may tidy while it reads.
    await tidy(drizzle(client, { schema }), Date.now())
    const written = await watchWrites()
    const answered: string[] = []
    for (const call of reads) {
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        if (name === 'kind') return kinds[call.id] ?? (call.auth === 'operator' ? 'rates' : 'import')
        if (name === 'id') return ids[call.id] ?? values['id'] ?? 'x'
        return (name === 'file_id' && pictures[call.id]) || (values[name] ?? 'x')
      })
      const by = call.auth === 'operator' ? counter.operator : customer
      const address = queries[call.id] ? `${path}?${new URLSearchParams(queries[call.id])}` : path
      const signature = call.signed ? by.sign(address, undefined) : {}
      const { status } = await by.send('GET', address, undefined, signature)
      expect(status, call.id).toBeLessThan(500)
      if (status === 200) answered.push(call.id)
    }
    expect(await written()).toEqual([])
    expect(reads.map(({ id }) => id).filter((id) => !answered.includes(id))).toEqual([])
  })
})
