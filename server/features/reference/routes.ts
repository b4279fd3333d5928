import { calls, paymentMethods, type PaymentGroup } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { suiteOf } from '../../customers/view.ts'
import { read, type Route } from '../../http/route.ts'
import { methodTitle } from '../../invoicing/instructions.ts'
import {
  agents,
  categories,
  insurances,
  localAgent,
  localHsCode,
  localPackage,
  packages,
  rates,
  retiredAgentId,
  searchHsCodes,
  type Track,
} from '../../reference/index.ts'
import { findHsCode } from '../../shipments/catalogue.ts'

const groupTitles: Record<Language, string> = { id: 'Virtual account', en: 'Virtual account', zh: '虚拟账户' }
/** Rupiah that a virtual account takes at once. */
const least = 10_000
const most = 1_000_000_000

export const referenceRoutes: Route[] = [
  read(calls.agents, async ({ language, asker }) => {
    const suite = asker.customerId === null ? undefined : suiteOf(asker.customerId)
    const of = (track: Track) =>
      agents
        .filter((agent) => agent.track === track && agent.id !== retiredAgentId)
        .map((agent) => localAgent(agent, language, suite))
    return { data: { air: of('air'), sea: of('sea') } }
  }),
  read(calls.categories, async ({ query, language }) => ({
    results: categories
      .filter((category) => query.type === undefined || category.type === query.type)
      .map(({ labels, ...category }) => ({ ...category, label: labels[language] })),
  })),
  read(calls.packages, async ({ language }) => ({
    results: packages.map((one) => localPackage(one, language)),
  })),
  read(calls.insurances, async () => ({ results: [...insurances] })),
  read(calls.rates, async () => ({ results: [...rates] })),
  read(calls.hsCodes, async ({ query, language }) => {
    if (query.key === undefined) return { results: searchHsCodes(query.query ?? '', language) }
    const found = findHsCode(query.key)
    return { results: found ? [localHsCode(found, language)] : [] }
  }),
  read(calls.paymentGroups, async ({ language }) => ({ results: [virtualAccounts(language)] })),
]

function virtualAccounts(language: Language): PaymentGroup {
  return {
    payment_category: 'virtual_account',
    title: groupTitles[language],
    methods: paymentMethods.map((method) => ({
      payment_method: method,
      title: methodTitle(method, language),
      fee: 0,
      min: least,
      max: most,
      available: true,
    })),
  }
}
