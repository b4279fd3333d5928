import type { CartSetup, ProductInput } from '@seberang/domain/api'
import { withCurrency } from '@seberang/domain/format'
import { acceptsValue, isSea, servesCountry, trackOf } from '@seberang/domain/pricing'
import { fixedOrigin, isOpenAgent, namesOpenAgent } from '@seberang/domain/status'
import type { Priced } from '@seberang/domain/terms'
import { findHsCode, type AgentRecord, type Catalogue, type PackageRecord } from '../reference/index.ts'
import { refusedField, type FieldChecks } from '../refusal/refusal.ts'

type Setup = Omit<CartSetup, 'address_id'>

/** The saved origin of a cart. */
export interface SavedOrigin {
  country: string
  agentId: string | null
  /** Null before its parcel has arrived. */
  receivedAt: Date | null
}

export function checkOrigin(saved: SavedOrigin, setup: Setup, checks: FieldChecks): void {
  const fixed = fixedOrigin(saved.receivedAt, saved.agentId)
  if (fixed === 'nothing') return
  if (setup.country !== saved.country) checks.refuse('setup.country', 'fixed_by_arrival')
  if (fixed === 'warehouse' && setup.agent_id !== saved.agentId)
    checks.refuse('setup.agent_id', 'fixed_by_arrival')
}

/** Whether a warehouse may receive the parcel of an announced cart. */
export function isExpectedAt(
  catalogue: Catalogue,
  agent: AgentRecord,
  cart: Readonly<{ country: string; agentId: string | null; packageId: string | null }>,
): boolean {
  if (namesOpenAgent(cart.agentId)) return cart.agentId === agent.id
  const chosen = catalogue.known('packages', cart.packageId)
  return cart.country === agent.country && (!chosen || trackOf(chosen) === agent.track)
}

/** Checks beyond the schema: whether references exist, fit together and are permitted. */
export function checkSetup(catalogue: Catalogue, setup: Setup, checks: FieldChecks): void {
  const country = catalogue.offered('countries', setup.country)
  if (!country) checks.refuse('setup.country', 'not_offered', { values: countryList(catalogue) })
  const agent = catalogue.offered('agents', setup.agent_id)
  if (setup.agent_id !== null && (!agent || !isOpenAgent(agent) || agent.country !== setup.country)) {
    checks.refuse('setup.agent_id', 'no_such_agent')
  }
  const chosen = catalogue.offered('packages', setup.package_id)
  if (!chosen) {
    checks.refuse('setup.package_id', 'no_such_package')
    return
  }
  if (agent && agent.track !== trackOf(chosen)) checks.refuse('setup.package_id', 'other_track')
  if (country && !servesCountry(chosen, setup.country))
    checks.refuseAsPricing('setup.package_id', 'country_price')
  if (isSea(chosen) && !setup.container_type)
    checks.refuseAsPricing('setup.container_type', 'container_choice')
}

/** Throws 422 if the goods are worth more than the package takes; a quote that holds was offered at their value. */
export function checkValue(catalogue: Catalogue, { package_id }: Setup, { answer, quote }: Priced): void {
  const chosen = catalogue.offered('packages', package_id)
  if (!chosen || quote?.state === 'kept' || acceptsValue(chosen, answer.goods.usd)) return
  throw refusedField('setup.package_id', 'too_valuable', valueLimit(chosen))
}

/** The limit as the message names it. */
export const valueLimit = ({ max_goods_usd }: PackageRecord) => ({
  limit: withCurrency('USD', String(max_goods_usd ?? '')),
})

/** @param packageId the package of the set-up */
export function checkProducts(
  catalogue: Catalogue,
  products: readonly ProductInput[],
  packageId: string,
  checks: FieldChecks,
): void {
  const refusesBatteries = catalogue.offered('packages', packageId)?.accepts_battery === false
  products.forEach((product, index) => {
    const field = (name: string) => `products[${index}].${name}`
    if (!catalogue.offered('categories', product.category))
      checks.refuse(field('category'), 'no_such_category')
    if (!Object.hasOwn(catalogue.rupiah, product.currency_code))
      checks.refuse(field('currency_code'), 'no_such_currency')
    if (product.has_battery && refusesBatteries) checks.refuse(field('has_battery'), 'battery_refused')
    if (product.hscode === undefined) return
    if (product.unclassified) checks.refuse(field('unclassified'), 'not_offered', { values: 'false' })
    const code = findHsCode(catalogue, product.hscode)
    if (!code) checks.refuse(field('hscode'), 'no_such_hscode')
    else if (code.restriction?.kind === 'banned') checks.refuse(field('hscode'), 'prohibited_goods')
  })
}

const countryList = (catalogue: Catalogue) =>
  catalogue
    .all('countries')
    .map(({ code }) => code)
    .join(', ')
