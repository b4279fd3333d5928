import { openAgentsIn, type QuoteInput, type QuoteShown } from '@seberang/domain/api'
import {
  deliveredBy,
  isAir,
  parcelRequest,
  trackOf,
  transitDays,
  withDuty,
  type PackageTariff,
  type PricingProduct,
  type PricingRequest,
} from '@seberang/domain/pricing'
import { FieldChecks } from '../../refusal/refusal.ts'
import {
  agentsOf,
  dutyOfHsCode,
  findPlace,
  type Catalogue,
  type CategoryRecord,
  type PackageRecord,
  villageIn,
} from '../../reference/index.ts'
import { checkCurrency, checkDelivery, checkGoods } from '../../shipments/check.ts'

/** The request with the server's own data; only measures, values and choices come from the browser. */
export interface Resolved {
  request: PricingRequest
  about: QuoteShown
}

interface QuoteContext {
  catalogue: Catalogue
  /** Whether the caller is a customer without a minimum volume by sea. */
  mayDisableMinimumWeight: boolean
}

/**
 * Replaces the tariffs and rates in the input by our own. The courier is added later, since it depends on the weight.
 * Throws 422 with every field that refers to something unknown.
 */
export function resolveQuote({ request, about }: QuoteInput, context: QuoteContext): Resolved {
  const { catalogue } = context
  const checks = new FieldChecks()
  const offered = catalogue.offered('packages', request.package.package_id)
  if (!offered) checks.refuse('request.package', 'no_such_package')
  const days = offered && transitDays(offered, request.country)
  const fields = { country: 'request.country', container: 'request.container_type' }
  if (offered) checkDelivery(offered, request, fields, checks)
  if (request.is_disable_minimum_weight && !context.mayDisableMinimumWeight) {
    checks.refuse('request.is_disable_minimum_weight', 'not_offered', { values: 'false' })
  }
  const products = productsOf(request.products, catalogue, checks)
  const shown = shownProducts({ request, about } as QuoteInput, { catalogue, offered, checks })
  const place = (about?.sub_district_id && findPlace(about.sub_district_id)) || null
  if (about?.sub_district_id && !place) checks.refuse('about.sub_district_id', 'no_such_region')
  checks.finish()
  if (!offered) throw new Error('a package that is missing was let through')
  return {
    request: deliveredBy(
      parcelRequest(
        // The law beside the price goes by the codes.
        products.map((product, index) => {
          const hscode = shown[index]?.hscode
          return { ...product, ...(hscode && withDuty(hscode, dutyOfHsCode(catalogue, hscode))) }
        }),
        request,
        catalogue.rupiah,
      ),
      tariffOf(offered, request.country),
      isAir(offered) ? null : (request.container_type ?? null),
    ),
    about: {
      products: shown,
      place: place && { ...place, ...villageIn(place.sub_district_id, about?.village_name) },
      courier: null,
      warehouse: warehouseOf(catalogue, request.country, offered),
      days: days ? [days[0], days[1]] : null,
    },
  }
}

function warehouseOf(catalogue: Catalogue, country: string, offered: PackageRecord): string | null {
  const [agent] = openAgentsIn(country, agentsOf(catalogue, trackOf(offered)))
  return agent?.city ?? null
}

/** The tariff for parcels from one country. */
function tariffOf(offered: PackageRecord, country: string): PackageTariff {
  const { package_id, package_track, package_type, package_details, tax_included, handling, levies_per_m3 } =
    offered
  const tiers = offered.price_json[country]
  return {
    package_id,
    package_track,
    package_type,
    package_details,
    price_json: tiers ? { [country]: tiers } : {},
    ...(tax_included !== undefined && { tax_included }),
    ...(handling !== undefined && { handling }),
    ...(levies_per_m3 !== undefined && { levies_per_m3 }),
  }
}

function productsOf(
  products: QuoteInput['request']['products'],
  catalogue: Catalogue,
  checks: FieldChecks,
): PricingProduct[] {
  return products.flatMap((product, index) => {
    checkCurrency(catalogue, product.currency_code, `request.products[${index}].currency_code`, checks)
    const category = categoryOf(catalogue, product.category.category_name)
    if (category) return [{ ...product, category: chargesOf(category) }]
    checks.refuse(`request.products[${index}].category`, 'no_such_category')
    return []
  })
}

const categoryOf = (catalogue: Catalogue, name: string): CategoryRecord | undefined =>
  catalogue.all('categories').find(({ category_name }) => category_name === name)

/** A category's charges without its translations. */
function chargesOf(category: CategoryRecord): PricingProduct['category'] {
  const { category_name, price_cbm, price_20, price_40, additional_info } = category
  const { percentage_bea_masuk, percentage_ppn, percentage_pph, percentage_pph_non_npwp } = category
  return {
    category_name,
    price_cbm,
    price_20,
    price_40,
    percentage_bea_masuk,
    percentage_ppn,
    percentage_pph,
    percentage_pph_non_npwp,
    additional_info,
  }
}

interface ShownContext {
  catalogue: Catalogue
  offered: PackageRecord | undefined
  checks: FieldChecks
}

function shownProducts(
  { request, about }: QuoteInput,
  { catalogue, offered, checks }: ShownContext,
): QuoteShown['products'] {
  return request.products.map(({ category: { category_name } }, index) => {
    const { name, hscode, has_battery = false } = about?.products?.[index] ?? {}
    const field = (part: string) => `about.products[${index}].${part}`
    const found = checkGoods(catalogue, { hscode, has_battery }, { chosen: offered, field, checks })
    return {
      name: name ?? category_name,
      hscode: found?.hscode ?? null,
      has_battery,
      category_id: categoryOf(catalogue, category_name)?.category_id ?? '',
    }
  })
}
