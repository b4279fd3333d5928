import { calls, type AnyCall } from '@seberang/domain/api'
import { identityPapersADay } from '@seberang/domain/limits'
import type { PaperKind } from '@seberang/domain/identity'
import { viewPaper } from '../../customers/identity-papers.ts'
import { day } from '../../database/clock.ts'
import type { Transaction } from '../../database/database.ts'
import { showBooked } from '../../files/files.ts'
import { pageOf } from '../../http/paging.ts'
import { Again, command, read, type Route } from '../../http/route.ts'
import { notFound } from '../../refusal/refusal.ts'
import { writeAudit } from '../../security/audit.ts'
import { customerOf, operatorOf, type Caller } from '../../security/caller.ts'
import { usePaperLink } from '../../security/paper-links.ts'
import { countUse } from '../../security/rate-counters.ts'
import { decideOnPaper, listPapers, showPaper } from './decide.ts'
import { removePaper, savePaper, showOwn } from './service.ts'
import { findPaperFile } from './store.ts'

/** Each takes room until its file is deleted, and an operator's time. */
const countSent = (transaction: Transaction, kind: PaperKind, caller: Caller) =>
  countUse(transaction, `identity:${kind}:${customerOf(caller)}`, identityPapersADay, day)

const replaced = <Answer>(replaces: boolean, answer: Answer) => (replaces ? new Again(answer) : answer)

const removal = (call: typeof calls.deleteKtp & AnyCall, kind: PaperKind): Route =>
  command(call, {
    async execute({ body, caller }, { transaction, services, now }) {
      await removePaper(transaction, services, { kind, token: body.reauth_token, caller }, now)
      return undefined
    },
  })

export const identityPaperRoutes: Route[] = [
  read(calls.ktp, async ({ caller }, { database, services }) => ({
    data: await showOwn(database, services, customerOf(caller), 'ktp'),
  })),
  command(calls.saveKtp, {
    async execute({ body, caller }, { transaction, services, now }) {
      await countSent(transaction, 'ktp', caller)
      const { ktp_number: number, name, ...rest } = body
      const sent = { kind: 'ktp', details: { number, name }, ...rest } as const
      const { paper, replaces } = await savePaper(transaction, services, { sent, caller }, now)
      return replaced(replaces, { ktp: viewPaper(paper) })
    },
  }),
  removal(calls.deleteKtp, 'ktp'),
  read(calls.passport, async ({ caller }, { database, services }) => ({
    data: await showOwn(database, services, customerOf(caller), 'passport'),
  })),
  command(calls.savePassport, {
    async execute({ body, caller }, { transaction, services, now }) {
      await countSent(transaction, 'passport', caller)
      const { passport_number: number, name, nationality, expires_on, ...rest } = body
      const sent = { kind: 'passport', details: { number, name, nationality, expires_on }, ...rest } as const
      const { paper, replaces } = await savePaper(transaction, services, { sent, caller }, now)
      return replaced(replaces, { passport: viewPaper(paper) })
    },
  }),
  removal(calls.deletePassport, 'passport'),
  read(calls.opsIdentities, async ({ query }, { database, services }) => {
    const { count, results } = await listPapers(database, services, query)
    return pageOf(calls.opsIdentities.path, query, count, results)
  }),
  command(calls.opsIdentity, {
    async execute({ params: { id }, caller }, { transaction, services, now, audit }) {
      const identity = await showPaper(transaction, services, { id, operator: operatorOf(caller) }, now)
      await audit('read_identity', id, { kind: identity.kind, suite: identity.suite })
      return { identity }
    },
  }),
  command(calls.opsApproveIdentity, {
    async execute({ params: { id }, caller }, { transaction, services, now, audit }) {
      const decision = { id, operator: operatorOf(caller), reason: null }
      const identity = await decideOnPaper(transaction, services, decision, now)
      await audit('identity_approve', id, { kind: identity.kind, suite: identity.suite })
      return { identity }
    },
  }),
  command(calls.opsRejectIdentity, {
    async execute({ params: { id }, body: { reason }, caller }, { transaction, services, now, audit }) {
      const decision = { id, operator: operatorOf(caller), reason }
      const identity = await decideOnPaper(transaction, services, decision, now)
      await audit('identity_reject', id, { kind: identity.kind, suite: identity.suite, reason })
      return { identity }
    },
  }),
  read(calls.openPaper, async ({ query, caller }, { database, services, now, isAborted }) => {
    const file = await database.transaction(async (transaction) => {
      const link = await usePaperLink(transaction, services, query.token, now)
      const found = link && (await findPaperFile(transaction, link.fileId))
      if (!found) return undefined
      const detail = { customer_id: found.customerId }
      const reading = { actor: link.operator, action: 'read_paper', subject: found.id, detail }
      await writeAudit(transaction, reading, now)
      return found
    })
    if (!file) throw notFound()
    const { network } = caller
    const bytes = await showBooked(services.files, file, { network, log: services.log, isAborted })
    return { bytes, contentType: file.contentType, attachment: !file.contentType.startsWith('image/') }
  }),
]
