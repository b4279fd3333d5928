import { calls, type CompanyInput, type CompanyReason, type OpsCompanyShown } from '@seberang/domain/api'
import { companiesADay, paperLinkSeconds } from '@seberang/domain/limits'
import { languages, wireLanguages } from '@seberang/domain/language'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTexts } from '../../server/refusal/texts.ts'
import { readConfig } from '../../server/base/config.ts'
import { runCommand } from '../../server/machine/command.ts'
import { operatorCommand } from '../../server/machine/operators.ts'
import {
  advanceClock,
  Browser,
  mailsTo,
  newestMail,
  Operator,
  refusedAs,
  type Answered,
  type Failing,
} from './support/api.ts'
import { companyInput } from './support/companies.ts'
import { assertHealthy, TestCustomer } from './support/customer.ts'
import { uploads } from './support/files.ts'
import { LiveClient } from './support/live.ts'
import { runOps, runOpsAs } from './support/ops.ts'
import { anyDatabase, databases, startTestServer, type TestServer } from './support/server.ts'

const name = 'PT Batik Larasati Nusantara'
const second = 1000

describe.each(databases)('a company on %s', (kind) => {
  let server: TestServer
  let customer: TestCustomer
  let operator: Operator
  beforeAll(async () => {
    server = await startTestServer(kind)
    operator = new Operator(server.url)
  })
  afterAll(async () => {
    await assertHealthy(server.url)
    await server.close()
  })
  const register = async () => {
    customer = await TestCustomer.register(server.url)
  }
  const company = (change: Partial<CompanyInput['legality']> = {}) => companyInput(customer, change)
  const send = (body: object) => customer.call(calls.saveCompany, { body: body as CompanyInput })
  const shown = async (by = customer) => (await by.call(calls.company)).body.data
  const current = async () => {
    const data = await shown()
    if (!data) throw new Error('there is no company')
    return data
  }
  const profile = async () => (await customer.call(calls.profile)).body.customer
  const asOperator = async (id: string): Promise<OpsCompanyShown> =>
    (await operator.call(calls.opsCompany, { params: { id } })).body.company
  const approve = (id: string, sure?: string) =>
    operator.call(calls.opsApproveCompany, { params: { id }, body: { ...(sure !== undefined && { sure }) } })
  const reject = (
    id: string,
    reasons: CompanyReason[] = [{ section: 'legality', reason: 'Nama di NIB masih CV Batik Larasati.' }],
  ) => operator.call(calls.opsRejectCompany, { params: { id }, body: { reasons } })
  const sent = async (change: Partial<CompanyInput['legality']> = {}) => {
    await register()
    const { status, body } = await send(await company(change))
    expect(status).toBe(201)
    return body.company.id
  }
  const approved = async () => {
    const id = await sent()
    expect((await approve(id)).status).toBe(200)
    return id
  }
  const accept = (version: string, typed = 'Ratna Dewi Wulandari') =>
    customer.call(calls.acceptTerms, { body: { version, name: typed } })
  const opens = (url: string) => fetch(url)
  const readings = async (subject: string) => {
    const { body } = await operator.call(calls.opsAudit, { query: { page: 1, page_size: 100, all: 'yes' } })
    return body.results
      .filter((entry) => entry.subject === subject)
      .map(({ actor, action }) => [actor, action])
  }

  describe('is sent', () => {
    it(`at most ${companiesADay} times a day`, async () => {
      let id = await sent()
      const body = await current()
      // What was refused has reached nobody.
      for (let time = 0; time < companiesADay; time += 1) expect((await send(body)).status).toBe(409)
      for (let time = 1; time < companiesADay; time += 1) {
        expect((await reject(id)).status).toBe(200)
        id = (await send(body)).body.company.id
      }
      expect((await reject(id)).status).toBe(200)
      expect((await send(body)).status).toBe(429)
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('and waits, with numbers as digits', async () => {
      await register()
      expect(await shown()).toBeNull()
      const input = await company()
      const { status, body } = await send(input)
      expect([status, body.company.status]).toEqual([201, 'waiting'])
      const { npwp, nib, ...others } = input.legality
      expect(await current()).toMatchObject({
        ...input,
        id: body.company.id,
        status: 'waiting',
        contact: { ...input.contact, email: 'kantor@larasati.example' },
        legality: {
          ...others,
          npwp: { ...npwp, number: '0012345678091000' },
          nib: { ...nib, number: '9120004120876' },
        },
        decided_at: null,
        members: [],
        paylater: null,
        terms: { accepted: null },
      })
      expect(await profile()).toMatchObject({ customer_type: 'personal', company: body.company })
    })

    it('with an NPWP of 15 digits, a passport in place of the KTP, and one scan for several papers', async () => {
      await register()
      const scan = await uploads(customer)
      const input = await company({ passport: scan, siup: scan, license: scan, other_document: scan })
      const { ktp: _, ...legality } = {
        ...input.legality,
        npwp: { number: '01.234.567.8-901.000', file: scan },
      }
      expect((await send({ ...input, legality })).status).toBe(201)
    })

    it.each([
      ['no name', 'information', { company_name: ' ' }, 'information.company_name'],
      ['an emoji in its name', 'information', { company_name: 'PT 🚢' }, 'information.company_name'],
      [
        'a name that is too long',
        'information',
        { company_name: 'x'.repeat(121) },
        'information.company_name',
      ],
      ['no description', 'information', { company_description: '' }, 'information.company_description'],
      ['an unknown country', 'contact', { country: 'XX' }, 'contact.country'],
      ['an unknown country code', 'contact', { country_code: '+1234' }, 'contact.country_code'],
      ['a phone number of letters', 'contact', { phoneNumber: 'kantor' }, 'contact.phoneNumber'],
      ['no mail address', 'contact', { email: 'kantor' }, 'contact.email'],
      ['no city', 'contact', { origin: '' }, 'contact.origin'],
      [
        'an NPWP of 14 digits',
        'legality',
        { npwp: { number: '1'.repeat(14), file: 'x' } },
        'legality.npwp.number',
      ],
      [
        'a NIB of 12 digits',
        'legality',
        { nib: { number: '1'.repeat(12), file: 'x' } },
        'legality.nib.number',
      ],
      ['a NIB of letters', 'legality', { nib: { number: 'x'.repeat(13), file: 'x' } }, 'legality.nib.number'],
      ['no paper for its NIB', 'legality', { nib: { number: '9120004120876' } }, 'legality.nib.file'],
      ['no paper of its director', 'legality', { ktp: undefined }, 'legality.ktp'],
      ['an unknown file', 'legality', { siup: 'unknown' }, 'legality.siup'],
    ] as const)('not with %s', async (_, section, change, field) => {
      await register()
      const input = await company()
      const answer = await send({ ...input, [section]: { ...input[section], ...change } })
      expect(refusedAs(answer as Answered<Failing>)).toEqual([422, [field]])
      expect(await shown()).toBeNull()
    })

    it('not with the file of another customer, of an address or of a shipment, which stay theirs', async () => {
      await register()
      const stranger = await TestCustomer.register(server.url)
      const [foreign, tax, invoice] = [
        await uploads(stranger),
        await uploads(customer),
        await uploads(customer),
      ]
      await customer.savesAddress({ npwp: '0012345678091000', npwp_file: tax })
      await customer.savesCart((input) => ({ ...input, setup: { ...input.setup, invoice_file: invoice } }))
      for (const siup of [foreign, tax, invoice])
        expect(refusedAs((await send(await company({ siup }))) as Answered<Failing>)).toEqual([
          422,
          ['legality.siup'],
        ])
    })

    it('not again while it waits, from two tabs at once either', async () => {
      await register()
      const bodies = [await company(), await company()]
      const answers = await Promise.all(bodies.map(send))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(refusedAs((await send(await company())) as Answered<Failing>)).toEqual([409, 'company_waiting'])
    })

    it('once, however often a request is repeated', async () => {
      await register()
      const body = await company()
      const headers = { 'idempotency-key': 'a-company-once' }
      const answers = [
        await customer.call(calls.saveCompany, { body, headers }),
        await customer.call(calls.saveCompany, { body, headers }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect(answers[0]?.body).toEqual(answers[1]?.body)
    })
  })

  describe('has the identity of its director', () => {
    const ktp = async () => {
      const file = await uploads(customer)
      const body = { ktp_number: '3273046105940002', name: 'RATNA DEWI WULANDARI', file }
      return (await customer.call(calls.saveKtp, { body })).body.ktp.id
    }

    it('from their own KTP once that is approved', async () => {
      await register()
      const own = await ktp()
      expect(refusedAs((await send(await company({ ktp: own }))) as Answered<Failing>)).toEqual([
        422,
        ['legality.ktp'],
      ])
      await operator.call(calls.opsApproveIdentity, { params: { id: own } })
      const { status, body } = await send(await company({ ktp: own }))
      expect(status).toBe(201)
      const paper = (await asOperator(body.company.id)).papers.find((one) => one.paper === 'ktp')
      expect(paper?.own).toBe(true)
      expect((await opens(paper?.url ?? '')).status).toBe(200)
    })

    it('no more where it was removed meanwhile, which operators see', async () => {
      await register()
      const own = await ktp()
      await operator.call(calls.opsApproveIdentity, { params: { id: own } })
      const { body } = await send(await company({ ktp: own }))
      const reauth_token = await customer.reauthenticates()
      expect((await customer.call(calls.deleteKtp, { body: { reauth_token } })).status).toBe(204)
      const papers = (await asOperator(body.company.id)).papers
      expect(papers.find(({ paper }) => paper === 'ktp')).toEqual({ paper: 'ktp', own: false, url: null })
      const doubted = (await approve(body.company.id)) as Answered<Failing>
      expect(refusedAs(doubted)).toEqual([422, ['legality.ktp']])
      expect(doubted.body.code).toBe('doubtful')
      await reject(body.company.id)
      expect(refusedAs((await send(await company({ ktp: own }))) as Answered<Failing>)).toEqual([
        422,
        ['legality.ktp'],
      ])
    })

    it('from one that was removed, only by an operator who is sure', async () => {
      await register()
      const own = await ktp()
      await operator.call(calls.opsApproveIdentity, { params: { id: own } })
      const { id } = (await send(await company({ ktp: own }))).body.company
      const reauth_token = await customer.reauthenticates()
      await customer.call(calls.deleteKtp, { body: { reauth_token } })
      const { sure } = (await approve(id)).body as unknown as Failing
      expect((await approve(id, 'AAAA')).status).toBe(422)
      expect((await current()).status).toBe('waiting')
      expect((await approve(id, sure)).status).toBe(200)
      expect((await current()).status).toBe('approved')
    })

    // One database will do for what follows: it asks nothing that the tests above do not.
    if (kind !== anyDatabase) return

    it('not from that of another customer, nor as a passport', async () => {
      await register()
      const foreign = await ktp()
      await operator.call(calls.opsApproveIdentity, { params: { id: foreign } })
      expect(refusedAs((await send(await company({ passport: foreign }))) as Answered<Failing>)).toEqual([
        422,
        ['legality.passport'],
      ])
      await register()
      expect(refusedAs((await send(await company({ ktp: foreign }))) as Answered<Failing>)).toEqual([
        422,
        ['legality.ktp'],
      ])
    })
  })

  // One database will do for what follows: it asks nothing that the tests above do not.
  if (kind !== anyDatabase) return

  describe('is rejected', () => {
    it('for sections, by mail and notice in the language of its owner, and sent again with what was right', async () => {
      const id = await sent()
      const live = await LiveClient.open(server.url, customer.token)
      expect((await reject(id)).body.company).toMatchObject({ status: 'rejected', company_name: name })
      const reasons = [{ section: 'legality', reason: 'Nama di NIB masih CV Batik Larasati.' }]
      expect(await live.take(1)).toMatchObject([{ topic: 'notice', code: 'company' }])
      const before = await current()
      expect(before).toMatchObject({ id, status: 'rejected', reasons })
      expect(before.decided_at).not.toBeNull()
      const mail = await newestMail(server.url, customer.email)
      expect(mail.subject).toBe(`Data ${name} perlu dibetulkan`)
      expect(mail.text).toContain('Legalitas: Nama di NIB masih CV Batik Larasati.')
      expect(mail.text).toContain('/settings/company-upgrade')

      const { legality } = before
      const nib = { number: '9120004120876', file: await uploads(customer) }
      const { information, contact } = before
      const again = await send({ information, contact, legality: { ...legality, nib } })
      expect([again.status, again.body.company.status, again.body.company.id === id]).toEqual([
        200,
        'waiting',
        false,
      ])
      expect((await current()).reasons).toBeUndefined()
      // The paper that was replaced is gone, the others are there.
      const opensOwn = async (file: string) =>
        (
          await fetch(`${server.url}/api/file/${file}`, {
            headers: { Authorization: `Token ${customer.token}` },
          })
        ).status
      expect(await opensOwn(legality.nib.file)).toBe(404)
      expect(await opensOwn(legality.npwp.file)).toBe(200)
      expect([await approve(id), await reject(id)].map(({ status }) => status)).toEqual([404, 404])
    })

    it.each([
      ['no reason', []],
      ['an empty one', [{ section: 'legality', reason: ' ' }]],
      ['an unknown section', [{ section: 'name', reason: 'x' }]],
      ['a section twice', ['one', 'two'].map((reason) => ({ section: 'legality', reason }))],
    ])('not with %s', async (_, reasons) => {
      const id = await sent()
      expect((await reject(id, reasons as CompanyReason[])).status).toBe(422)
      expect((await current()).status).toBe('waiting')
    })

    it('or approved, once: of two operators at once one decides', async () => {
      const id = await sent()
      const answers = await Promise.all([approve(id), reject(id), approve(id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect(
        (await mailsTo(server.url, customer.email)).filter(({ subject }) => subject.includes(name)),
      ).toHaveLength(1)
    })
  })

  describe('is approved', () => {
    it('and its customer becomes a business, in whose name invoices are issued and printed from then on', async () => {
      await register()
      const early = await customer.checksOut(await customer.savesCart())
      const { body } = await send(await company())
      expect((await approve(body.company.id)).body.company).toMatchObject({
        status: 'approved',
        decided_by: 'machine',
      })
      expect(await profile()).toMatchObject({ customer_type: 'business', company: { status: 'approved' } })
      expect(await current()).toMatchObject({ members: [{ name: 'Ayu Lestari', is_owner: true }] })
      const { subject, text } = await newestMail(server.url, customer.email)
      expect(subject).toBe(`${name} sudah disetujui`)
      expect(text).toContain('/settings?tab=company')
      const notices = (await customer.call(calls.notices, { query: { topic: 'notice' } })).body.results
      expect(notices[0]).toMatchObject({ code: 'company', event: 'company_approved' })

      const made_out_to = { name, npwp: '0012345678091000' }
      const invoice = await customer.checksOut(await customer.savesCart())
      expect(invoice.company).toEqual(made_out_to)
      expect((await customer.invoice(invoice.invoice_code)).company).toEqual(made_out_to)
      expect((await customer.invoice(early.invoice_code)).company).toBeUndefined()
      const printed = await customer.call(calls.label, {
        query: { type: 'invoice', code: invoice.invoice_code },
      })
      expect(printed.body.data).toMatchObject({ invoice: { company: made_out_to } })
      expect(refusedAs((await send(await company())) as Answered<Failing>)).toEqual([409, 'company_approved'])
    })

    it.each(languages)('in words that fit, in %s', async (language) => {
      await register()
      customer.language = wireLanguages[language]
      await customer.call(calls.saveProfile, { body: { language: wireLanguages[language] } })
      const { body } = await send(await company())
      await reject(body.company.id)
      const rejection = await newestMail(server.url, customer.email)
      const again = await send(await current())
      await approve(again.body.company.id)
      const approval = await newestMail(server.url, customer.email)
      for (const { subject } of [rejection, approval]) expect(subject).toContain(name)
      expect(rejection.subject).not.toBe(approval.subject)
      const refusal = await send(await current())
      expect((refusal.body as unknown as Failing).message).toBe(answerTexts[language].company_approved)
      expect((await customer.call(calls.terms, { params: { kind: 'company' } })).body.data.body).toHaveLength(
        7,
      )
    })
  })

  describe('accepts the terms', () => {
    it('of the current version by name, and the first time stands', async () => {
      await approved()
      const { data } = (await customer.call(calls.terms, { params: { kind: 'company' } })).body
      expect((await current()).terms).toEqual({ version: data.version, accepted: null })
      const { status, body } = await accept(data.version)
      expect([status, body.accepted]).toMatchObject([
        201,
        { version: data.version, name: 'Ratna Dewi Wulandari' },
      ])
      expect((await accept(data.version, 'Budi')).body.accepted).toEqual(body.accepted)
      expect((await current()).terms).toEqual({ version: data.version, accepted: body.accepted })
    })

    it('not of another version, not without a name, and not before it is approved', async () => {
      await approved()
      const { version } = (await current()).terms
      expect(refusedAs((await accept('2020-01')) as Answered<Failing>)).toEqual([409, 'terms_changed'])
      expect(refusedAs((await accept(version, ' ')) as Answered<Failing>)).toEqual([422, ['name']])
      await sent()
      expect(refusedAs((await accept(version)) as Answered<Failing>)).toEqual([409, 'company_not_approved'])
    })

    it('that everybody may read', async () => {
      const guest = await Browser.open(server.url)
      expect((await guest.call(calls.terms, { params: { kind: 'company' } })).status).toBe(200)
      expect((await guest.call(calls.terms, { params: { kind: 'privacy' } })).status).toBe(404)
    })
  })

  describe('is looked at', () => {
    it('by no stranger', async () => {
      const id = await sent()
      const { legality } = await current()
      const stranger = await TestCustomer.register(server.url)
      expect(await shown(stranger)).toBeNull()
      const own = await customer.send('GET', `/api/file/${legality.npwp.file}`)
      expect(own.status).toBe(200)
      expect((await stranger.send('GET', `/api/file/${legality.npwp.file}`)).status).toBe(404)
      for (const call of [calls.opsCompany, calls.opsApproveCompany])
        expect((await stranger.call(call, { params: { id } })).status).toBe(401)
      expect(await readings(legality.npwp.file)).toEqual([[`customer:${customer.id}`, 'read_paper']])
    })

    it('by operators through links that open a paper once, which the audit names them for', async () => {
      const id = await sent()
      const { npwp, nib, information, papers } = await asOperator(id)
      expect([npwp, nib, information.company_name]).toEqual(['0012345678091000', '9120004120876', name])
      expect(papers.map(({ paper }) => paper)).toEqual(['npwp', 'nib', 'ktp'])
      const file = (await current()).legality.npwp.file
      expect((await operator.send('GET', `/api/file/${file}`)).status).toBe(404)
      const url = papers[0]?.url ?? ''
      const answers = await Promise.all([opens(url), opens(url)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
      expect(await readings(file)).toEqual([['machine', 'read_paper']])
      expect(await readings(id)).toEqual([['machine', 'read_company']])
    })

    it(`for ${paperLinkSeconds} seconds`, async () => {
      const { papers } = await asOperator(await sent())
      const [early, late] = papers
      await advanceClock(server.url, (paperLinkSeconds - 1) * second)
      expect((await opens(early?.url ?? '')).status).toBe(200)
      await advanceClock(server.url, second)
      expect((await opens(late?.url ?? '')).status).toBe(404)
    })

    it('on the command line, listed, shown, rejected and approved in the name of who did it', async () => {
      const { dataFolder: DATA_DIR, databaseUrl: DATABASE_URL } = server
      const add = (role: 'admin' | 'support') =>
        runCommand(readConfig({ DATA_DIR, DATABASE_URL }), operatorCommand, {
          does: 'add',
          name: `company.${role}`,
          role,
        })
      const [admin, support] = [await add('admin'), await add('support')].map(({ key }) => String(key))
      const id = await sent()
      expect((await runOps(server, 'company', 'list')).output).toContain(`  waiting  ${name}`)
      const listed = await operator.call(calls.opsCompanies, { query: { page: 1, page_size: 100 } })
      expect(listed.body.results).toContainEqual(expect.objectContaining({ id, status: 'waiting' }))
      const shown = await runOps(server, 'company', 'show', id.toLowerCase())
      expect(shown.output).toContain('NPWP 0012345678091000, NIB 9120004120876')
      expect(shown.output).toMatch(/npwp: http/)
      expect((await runOps(server, 'company', 'reject', id)).errors).toContain('--legality')
      expect((await runOpsAs(support ?? '', server, 'company', 'approve', id)).code).toBe(1)
      const rejected = await runOpsAs(
        admin ?? '',
        server,
        'company',
        'reject',
        id,
        '--contact',
        'Nomornya salah.',
      )
      expect([rejected.code, rejected.output]).toEqual([0, expect.stringContaining('by company.admin')])
      const list = await runOps(server, 'company', 'list', '--status', 'rejected')
      expect(list.output).toContain(`${id}  rejected  ${name}  ${customer.suite}`)
      const again = (await send(await current())).body.company.id
      expect((await runOps(server, 'company', 'approve', again)).output).toContain('approved')
      expect(await readings(id)).toContainEqual(['company.admin', 'company_reject'])
    })

    it.each(kind === 'PostgreSQL' ? [kind] : [])(
      'by nobody who reads the database: nothing of it is legible there',
      async () => {
        const id = await sent()
        const client = new Client({ connectionString: server.databaseUrl })
        await client.connect()
        const { rows } = await client.query('select * from companies where id = $1', [id])
        await client.end()
        expect(JSON.stringify(rows)).not.toMatch(/Larasati|0012345678091000|9120004120876/i)
      },
    )
  })
})
