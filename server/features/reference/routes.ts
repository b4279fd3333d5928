import type { Track } from '@seberang/domain/pricing'
import { calls } from '@seberang/domain/api'
import { isOpenAgent } from '@seberang/domain/status'
import { formatSuite } from '@seberang/domain/format'
import { loadCustomer } from '../../customers/view.ts'
import { notFound } from '../../refusal/refusal.ts'
import { read, reference, taggedRead, type Route } from '../../http/route.ts'
import { requireOwnInvoice } from '../../invoicing/find.ts'
import { lastUsedMethod } from '../../invoicing/attempts.ts'
import { paymentGroups } from '../../invoicing/methods.ts'
import { findSpentTopUp } from '../../invoicing/reversed-money.ts'
import { canBePaidLater } from '../../invoicing/pay-later.ts'
import { payLaterStateOf } from '../../invoicing/pay-later-state.ts'
import { walletOf } from '../../ledger/ledger.ts'
import {
  agentsOf,
  findHsCode,
  localAgent,
  localExportCountry,
  localExportPackage,
  localHsCode,
  localPackage,
  ratingCategories,
  salesLink,
  searchHsCodes,
  supportLink,
  supportTopics,
} from '../../reference/index.ts'
import { dimensionsOf } from './calculator.ts'
import { convert } from './convert.ts'
import { dropPointsOf } from './drop-points.ts'
import { pickupRateOf } from './pickup.ts'

const dropPoints = (call: typeof calls.dropPoints, track: Track) =>
  read(call, async ({ body, caller, language }, { database, catalogue }) => {
    const customer = caller.customerId === null ? null : await loadCustomer(database, caller.customerId)
    const isMinimumLifted = customer?.isDisableMinimumWeight ?? false
    const suite = customer ? formatSuite(customer.id) : undefined
    return { results: dropPointsOf(body, { catalogue, language, track, isMinimumLifted, suite }) }
  })

export const referenceRoutes: Route[] = [
  taggedRead(calls.agents, async ({ language, caller }, { catalogue }) => {
    const suite = caller.customerId === null ? undefined : formatSuite(caller.customerId)
    const of = (track: Track) =>
      agentsOf(catalogue, track)
        .filter(isOpenAgent)
        .map((agent) => localAgent(catalogue, agent, language, suite))
    return { data: { air: of('air'), sea: of('sea') } }
  }),
  reference(calls.categories, ({ query, language }, catalogue) => ({
    results: catalogue
      .all('categories')
      .filter((category) => query.type === undefined || category.type === query.type)
      .map(({ labels, ...category }) => ({ ...category, label: labels[language] })),
  })),
  reference(calls.packages, ({ language }, catalogue) => ({
    results: catalogue.all('packages').map((one) => localPackage(one, language)),
  })),
  reference(calls.insurances, (_input, catalogue) => ({ results: [...catalogue.all('insurances')] })),
  reference(calls.rates, (_input, catalogue) => ({ results: [...catalogue.all('rates')] })),
  taggedRead(calls.rate, async ({ query }, { catalogue }) => ({
    data: convert(catalogue, query.from, 'IDR'),
  })),
  taggedRead(calls.dollarRate, async ({ query }, { catalogue }) => ({
    data: convert(catalogue, query.from, 'USD'),
  })),
  taggedRead(calls.hsCodes, async ({ query, language }, { catalogue }) => {
    const keys = query.keys?.split(',') ?? (query.key === undefined ? undefined : [query.key])
    if (keys === undefined) return { results: await searchHsCodes(catalogue, query.query ?? '', language) }
    const found = keys.map((key) => findHsCode(catalogue, key))
    return { results: found.flatMap((record) => (record ? localHsCode(record, language) : [])) }
  }),
  taggedRead(calls.paymentGroups, async ({ caller, query, language }, { database, now, services }) => {
    const { gateways } = services
    const { customerId } = caller
    const { invoice_code } = query
    if (customerId === null) {
      if (invoice_code !== undefined) throw notFound()
      return { results: paymentGroups(language, { gateways }) }
    }
    const lastUsed = await lastUsedMethod(database, customerId)
    const { pinHash } = await loadCustomer(database, customerId)
    const wallet = {
      balance: await walletOf(database, customerId),
      hasPin: pinHash !== null,
      isShut: (await findSpentTopUp(database, customerId)) !== undefined,
    }
    const { companyId: _, ...credit } = await payLaterStateOf(database, customerId, now)
    const payLater = { ...credit, hasPin: wallet.hasPin }
    if (invoice_code === undefined)
      return { results: paymentGroups(language, { gateways, lastUsed, wallet, payLater }) }
    const invoice = await requireOwnInvoice(database, customerId, invoice_code)
    const change = { invoice, now }
    // No wallet fills itself.
    const ownWallet = invoice.type === 'topup' ? undefined : wallet
    const own = { wallet: ownWallet, payLater: canBePaidLater(invoice) ? payLater : undefined }
    return { results: paymentGroups(language, { gateways, lastUsed, change, ...own }) }
  }),
  reference(calls.timeZones, (_input, catalogue) => ({ results: [...catalogue.all('time-zones')] })),
  reference(calls.pickupCountries, ({ language }, catalogue) => ({
    results: catalogue
      .all('countries')
      .filter(({ pickup }) => pickup)
      .map(({ code, flag, names }) => ({ country: code, flag, name: names[language] })),
  })),
  read(calls.pickupRate, async ({ query, language }, { catalogue, now }) => ({
    data: pickupRateOf(query, { catalogue, language, now }),
  })),
  read(calls.pickupRateByPost, async ({ body, language }, { catalogue, now }) => ({
    data: pickupRateOf(body, { catalogue, language, now }),
  })),
  reference(calls.exportCountries, ({ language }, catalogue) => ({
    results: catalogue.all('export-countries').map((one) => localExportCountry(one, language)),
  })),
  reference(calls.exportRates, ({ language }, catalogue) => ({
    results: catalogue.all('export-packages').map((one) => localExportPackage(one, language)),
  })),
  reference(calls.ratingCategories, ({ language }, catalogue) => ({
    results: ratingCategories(catalogue, language),
  })),
  reference(calls.supportTopics, ({ language }, catalogue) => ({
    results: supportTopics(catalogue, language),
  })),
  reference(calls.supportContact, ({ query, language }, catalogue) => {
    const topicId = query['topic-id']
    const link_whatsapp =
      topicId === undefined ? salesLink(catalogue, language) : supportLink(catalogue, topicId, language)
    if (link_whatsapp === undefined) throw notFound()
    return { link_whatsapp }
  }),
  dropPoints(calls.dropPoints, 'air'),
  dropPoints(calls.seaDropPoints, 'sea'),
  read(calls.calculateDimension, async ({ body, caller }, { database }) => {
    const customer = caller.customerId === null ? null : await loadCustomer(database, caller.customerId)
    return { data: dimensionsOf(body, customer?.isDisableMinimumWeight ?? false) }
  }),
]
