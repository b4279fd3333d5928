import type { CartSetup, ProductInput } from '@seberang/domain/api'
import { countries, retiredAgentId } from '../reference/index.ts'
import type { FieldChecks } from '../http/refusal.ts'
import { findAgent, findCategory, findCountry, findHsCode, findPackage, ratesNow } from './catalogue.ts'

type Setup = Omit<CartSetup, 'address_id'>

/** What a schema cannot know: whether what is named exists, fits together and is permitted. */
export function checkSetup(setup: Setup, checks: FieldChecks): void {
  if (!findCountry(setup.country)) checks.refuse('setup.country', 'not_offered', { values: countryList() })
  const agent = findAgent(setup.agent_id)
  if (setup.agent_id !== null && (!agent || agent.id === retiredAgentId || agent.country !== setup.country)) {
    checks.refuse('setup.agent_id', 'no_such_agent')
  }
  const chosen = findPackage(setup.package_id)
  if (!chosen) {
    checks.refuse('setup.package_id', 'no_such_package')
    return
  }
  const bySea = chosen.package_track !== 'udara'
  if (!bySea && findCountry(setup.country) && !chosen.price_json[setup.country]) {
    checks.refuse('setup.package_id', 'country_not_served')
  }
  if (bySea && !setup.container_type) checks.refuse('setup.container_type', 'container_needed')
}

/** @param packageId as the set-up names it */
export function checkProducts(
  products: readonly ProductInput[],
  packageId: string,
  checks: FieldChecks,
): void {
  const refusesBatteries = findPackage(packageId)?.accepts_battery === false
  products.forEach((product, index) => {
    const field = (name: string) => `products[${index}].${name}`
    if (!findCategory(product.category)) checks.refuse(field('category'), 'no_such_category')
    if (!(product.currency_code in ratesNow)) checks.refuse(field('currency_code'), 'no_such_currency')
    if (product.has_battery && refusesBatteries) checks.refuse(field('has_battery'), 'battery_refused')
    if (product.hscode === undefined) return
    const code = findHsCode(product.hscode)
    if (!code) checks.refuse(field('hscode'), 'no_such_hscode')
    else if (code.restriction?.kind === 'banned') checks.refuse(field('hscode'), 'prohibited_goods')
  })
}

const countryList = () => countries.map((country) => country.code).join(', ')
