import type { CartSetup, ProductInput } from '@seberang/domain/api'
import { unitLimit, unitLimitValues } from '@seberang/domain/calculator'
import { withCurrency } from '@seberang/domain/format'
import { acceptsValue, isSea, servesCountry, trackOf } from '@seberang/domain/pricing'
import { fixedOrigin, isOpenAgent, namesOpenAgent } from '@seberang/domain/status'
import type { Priced } from '@seberang/domain/terms'
import {
  findHsCode,
  type AgentRecord,
  type Catalogue,
  type HsCodeRecord,
  type PackageRecord,
} from '../reference/index.ts'
import { refusedField, type FieldChecks } from '../refusal/refusal.ts'

type Setup = Omit<CartSetup, 'address_id'>

/** The saved origin of a cart. */
interface SavedOrigin {
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
  const fields = { country: 'setup.package_id', container: 'setup.container_type' }
  checkDelivery(chosen, { ...setup, country: country?.code }, fields, checks)
}

/**
 * Refuses an origin that the package does not serve, and a way by sea without a container.
 * @param country undefined where it is unknown, which has been refused already
 */
export function checkDelivery(
  chosen: PackageRecord,
  { country, container_type }: { country: string | undefined; container_type?: string | null | undefined },
  fields: { country: string; container: string },
  checks: FieldChecks,
): void {
  if (country !== undefined && !servesCountry(chosen, country))
    checks.refuseAsPricing(fields.country, 'country_price')
  if (isSea(chosen) && !container_type) checks.refuseAsPricing(fields.container, 'container_choice')
}

/** Whether a package takes goods of this value; a quote that holds was offered at their value. */
export function takesValue(
  catalogue: Catalogue,
  packageId: string | null,
  { answer, quote }: Priced,
): boolean {
  const chosen = catalogue.offered('packages', packageId)
  return !chosen || quote?.state === 'kept' || acceptsValue(chosen, answer.goods.usd)
}

/**
 * Throws 422 if the goods are worth more than the package takes.
 * @param field that of the package
 */
export function checkValue(catalogue: Catalogue, packageId: string, priced: Priced, field: string): void {
  if (takesValue(catalogue, packageId, priced)) return
  const limit = withCurrency('USD', String(catalogue.offered('packages', packageId)?.max_goods_usd ?? ''))
  throw refusedField(field, 'too_valuable', { limit })
}

/**
 * Refuses goods that may not be imported, or that a package does not take.
 * @param field the name of the refused field, for a part of the product
 * @returns what its HS code stands for
 */
export function checkGoods(
  catalogue: Catalogue,
  { hscode, has_battery }: { hscode?: string | undefined; has_battery?: boolean | undefined },
  {
    chosen,
    field,
    checks,
  }: { chosen: PackageRecord | undefined; field: (part: string) => string; checks: FieldChecks },
): HsCodeRecord | undefined {
  if (has_battery && chosen?.accepts_battery === false) checks.refuse(field('has_battery'), 'battery_refused')
  const found = hscode === undefined ? undefined : findHsCode(catalogue, hscode)
  if (hscode !== undefined && !found) checks.refuse(field('hscode'), 'no_such_hscode')
  if (found?.restriction?.kind === 'banned') checks.refuse(field('hscode'), 'prohibited_goods')
  return found
}

export function checkCurrency(catalogue: Catalogue, code: string, field: string, checks: FieldChecks): void {
  if (!Object.hasOwn(catalogue.rupiah, code)) checks.refuse(field, 'no_such_currency')
}

/** @param packageId the package of the set-up */
export function checkProducts(
  catalogue: Catalogue,
  products: readonly ProductInput[],
  packageId: string,
  checks: FieldChecks,
): void {
  const chosen = catalogue.offered('packages', packageId)
  products.forEach((product, index) => {
    const field = (name: string) => `products[${index}].${name}`
    if (!catalogue.offered('categories', product.category))
      checks.refuse(field('category'), 'no_such_category')
    checkCurrency(catalogue, product.currency_code, field('currency_code'), checks)
    if (product.unclassified && product.hscode !== undefined)
      checks.refuse(field('unclassified'), 'not_offered', { values: 'false' })
    checkGoods(catalogue, product, { chosen, field, checks })
  })
  const limit = unitLimit(products)
  if (limit) checks.refuse(`products[${limit.from}].quantity`, 'too_many_units', unitLimitValues(limit))
}

const countryList = (catalogue: Catalogue) =>
  catalogue
    .all('countries')
    .map(({ code }) => code)
    .join(', ')
