import { calls, type Conversion, type Rate } from '@seberang/domain/api'
import { loadCustomer, suiteOf } from '../../customers/view.ts'
import { notFound, refusedField } from '../../http/refusal.ts'
import { command, reference, taggedRead, type Route } from '../../http/route.ts'
import { paymentGroups } from '../../invoicing/methods.ts'
import {
  agents,
  categories,
  countries,
  insurances,
  localAgent,
  localHsCode,
  localPackage,
  packages,
  rates,
  ratingCategories,
  retiredAgentId,
  salesLink,
  searchHsCodes,
  supportLink,
  supportTopics,
  timeZones,
  type Track,
} from '../../reference/index.ts'
import { findHsCode } from '../../shipments/catalogue.ts'
import { dimensionsOf } from './calculator.ts'

export const referenceRoutes: Route[] = [
  taggedRead(calls.agents, async ({ language, asker }) => {
    const suite = asker.customerId === null ? undefined : suiteOf(asker.customerId)
    const of = (track: Track) =>
      agents
        .filter((agent) => agent.track === track && agent.id !== retiredAgentId)
        .map((agent) => localAgent(agent, language, suite))
    return { data: { air: of('air'), sea: of('sea') } }
  }),
  reference(calls.categories, ({ query, language }) => ({
    results: categories
      .filter((category) => query.type === undefined || category.type === query.type)
      .map(({ labels, ...category }) => ({ ...category, label: labels[language] })),
  })),
  reference(calls.packages, ({ language }) => ({
    results: packages.map((one) => localPackage(one, language)),
  })),
  reference(calls.insurances, () => ({ results: [...insurances] })),
  taggedRead(calls.rates, async () => ({ results: [...rates] })),
  taggedRead(calls.rate, async ({ query }) => ({ data: convert(query.from, 'IDR') })),
  taggedRead(calls.dollarRate, async ({ query }) => ({ data: convert(query.from, 'USD') })),
  taggedRead(calls.hsCodes, async ({ query, language }) => {
    if (query.key === undefined) return { results: searchHsCodes(query.query ?? '', language) }
    const found = findHsCode(query.key)
    return { results: found ? [localHsCode(found, language)] : [] }
  }),
  taggedRead(calls.paymentGroups, async ({ language }) => ({ results: paymentGroups(language) })),
  reference(calls.timeZones, () => ({ results: [...timeZones] })),
  reference(calls.pickupCountries, ({ language }) => ({
    results: countries
      .filter(({ pickup }) => pickup)
      .map(({ code, flag, names }) => ({ country: code, flag, name: names[language] })),
  })),
  reference(calls.ratingCategories, ({ language }) => ({ results: ratingCategories(language) })),
  reference(calls.supportTopics, ({ language }) => ({ results: supportTopics(language) })),
  reference(calls.supportContact, ({ query, language }) => {
    const topicId = query['topic-id']
    const link_whatsapp = topicId === undefined ? salesLink(language) : supportLink(topicId, language)
    if (link_whatsapp === undefined) throw notFound()
    return { link_whatsapp }
  }),
  command(calls.calculateDimension, {
    async execute({ body, asker }, { transaction }) {
      const customer = asker.customerId === null ? null : await loadCustomer(transaction, asker.customerId)
      return { data: dimensionsOf(body, customer?.isDisableMinimumWeight ?? false) }
    },
  }),
]

/** What one unit of a currency is worth. Throws 422 for one that has no rate. */
function convert(from: string, to: Conversion['to']): Conversion {
  const rate = findRate(from)
  const target = findRate(to)
  if (!rate || !target) throw refusedField('from', 'no_such_currency')
  const { as_of, source } = from === 'IDR' ? target : rate
  return { from, to, rate: rate.rupiah / target.rupiah, as_of, source }
}

/** The rupiah is worth itself, as of whenever the others were looked up. */
function findRate(currency: string): Rate | undefined {
  const found = rates.find((rate) => rate.currency === currency)
  const [any] = rates
  return found ?? (currency === 'IDR' && any ? { ...any, currency, rupiah: 1 } : undefined)
}
