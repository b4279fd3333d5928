import { calls } from '@seberang/domain/api'
import { companiesADay } from '@seberang/domain/limits'
import { day } from '../../database/clock.ts'
import { pageOf } from '../../http/paging.ts'
import { Again, command, read, type Route } from '../../http/route.ts'
import { customerOf, operatorOf } from '../../security/caller.ts'
import { countUse } from '../../security/rate-counters.ts'
import { decideOnCompany, listCompanies, listPayLater, setCredit, showForOperator } from './decide.ts'
import { acceptTerms, saveCompany, showCompany } from './service.ts'
import { termsIn } from './terms.ts'

export const companyRoutes: Route[] = [
  read(calls.company, async ({ caller }, { database, services, now }) => ({
    data: await showCompany(database, services, customerOf(caller), now),
  })),
  command(calls.saveCompany, {
    async execute({ body, caller }, { transaction, services, now }) {
      // Each takes room until its files are deleted, and an operator's time.
      await countUse(transaction, `company:${customerOf(caller)}`, companiesADay, day)
      const { company, replaces } = await saveCompany(transaction, services, { input: body, caller }, now)
      const answer = { company: { id: company.id, status: company.status } }
      return replaces ? new Again(answer) : answer
    },
  }),
  command(calls.acceptTerms, {
    execute: async ({ body, caller }, { transaction, now }) => ({
      accepted: await acceptTerms(transaction, customerOf(caller), body, now),
    }),
  }),
  read(calls.terms, ({ language }) => Promise.resolve({ data: termsIn(language) })),
  read(calls.opsCompanies, async ({ query }, { database, services }) => {
    const { count, results } = await listCompanies(database, services, query)
    return pageOf(calls.opsCompanies.path, query, count, results)
  }),
  command(calls.opsCompany, {
    async execute({ params: { id }, caller }, { transaction, services, now, audit }) {
      const company = await showForOperator(transaction, services, { id, operator: operatorOf(caller) }, now)
      await audit('read_company', id, { suite: company.suite })
      return { company }
    },
  }),
  command(calls.opsApproveCompany, {
    async execute({ params: { id }, body: { sure }, caller }, { transaction, services, now, audit }) {
      const decision = { id, operator: operatorOf(caller), reasons: null, sure }
      const company = await decideOnCompany(transaction, services, decision, now)
      await audit('company_approve', id, { suite: company.suite, ...(sure !== undefined && { sure: true }) })
      return { company }
    },
  }),
  command(calls.opsCompanyCredit, {
    async execute({ params: { id }, body: { credit, sure } }, { transaction, services, now, audit }) {
      const set = await setCredit(transaction, services, { id, credit, sure }, now)
      const noted = { suite: set.company.suite, before: set.before, credit }
      await audit('company_credit', id, { ...noted, ...(sure !== undefined && { sure: true }) })
      return set
    },
  }),
  read(calls.opsPayLater, async ({ query }, { database, services, now }) => {
    const { count, sum, results } = await listPayLater(database, services, query, now)
    return { ...pageOf(calls.opsPayLater.path, query, count, results), sum }
  }),
  command(calls.opsRejectCompany, {
    async execute({ params: { id }, body: { reasons }, caller }, { transaction, services, now, audit }) {
      const decision = { id, operator: operatorOf(caller), reasons }
      const company = await decideOnCompany(transaction, services, decision, now)
      await audit('company_reject', id, { suite: company.suite, reasons })
      return { company }
    },
  }),
]
