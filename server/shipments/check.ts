import type { CartSetup, ProductInput } from '@seberang/domain/api'
import { findHsCode, retiredAgentId, type Catalogue } from '../reference/index.ts'
import type { FieldChecks } from '../http/refusal.ts'

type Setup = Omit<CartSetup, 'address_id'>

/** What a schema cannot know: whether what is named exists, fits together and is permitted. */
export function checkSetup(catalogue: Catalogue, setup: Setup, checks: FieldChecks): void {
  const country = catalogue.offered('countries', setup.country)
  if (!country) checks.refuse('setup.country', 'not_offered', { values: countryList(catalogue) })
  const agent = catalogue.offered('agents', setup.agent_id)
  if (setup.agent_id !== null && (!agent || agent.id === retiredAgentId || agent.country !== setup.country)) {
    checks.refuse('setup.agent_id', 'no_such_agent')
  }
  const chosen = catalogue.offered('packages', setup.package_id)
  if (!chosen) {
    checks.refuse('setup.package_id', 'no_such_package')
    return
  }
  const bySea = chosen.package_track !== 'udara'
  if (!bySea && country && !chosen.price_json[setup.country]) {
    checks.refuse('setup.package_id', 'country_not_served')
  }
  if (bySea && !setup.container_type) checks.refuse('setup.container_type', 'container_needed')
}

/** @param packageId as the set-up names it */
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
