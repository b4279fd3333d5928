import { calls, type OwnVoucher, type Voucher } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import type { CheckoutState } from './use-checkout.ts'
import { voucherSavings, type UnusableVoucher, type VoucherSaving } from './voucher-savings.ts'

interface VoucherSavings {
  own: readonly OwnVoucher[]
  isLoaded: boolean
  usable: readonly VoucherSaving[]
  unusable: readonly UnusableVoucher[]
}

/** The customer's own vouchers and those for everybody, by what they take off this checkout. */
export function useVoucherSavings(
  carts: readonly CompleteCart[],
  { priceWith }: Pick<CheckoutState, 'priceWith'>,
): VoucherSavings {
  const saved = useCall(calls.myVouchers, {})
  const open = useCall(calls.publicVouchers, { query: {} })
  const own = saved.data?.results ?? []
  const vouchers = byCode([...own.filter(({ used_at }) => used_at === null), ...(open.data?.results ?? [])])
  return {
    own,
    isLoaded: saved.data !== undefined && open.data !== undefined,
    ...voucherSavings(vouchers, carts, priceWith),
  }
}

/** Why a voucher takes nothing off. */
export function useObstacleText(): (unusable: UnusableVoucher) => string {
  const { t } = useTranslation('checkout')
  const nameOf = useCountryName()
  return ({ obstacle }) => {
    if (obstacle.reason === 'voucher_country')
      return t('voucher.onlyFrom', { country: nameOf(obstacle.country) })
    const { minimum, missing } = obstacle
    return t('voucher.missing', { minimum: formatRupiah(minimum), missing: formatRupiah(missing) })
  }
}

/** One that is saved is in both lists. */
const byCode = (vouchers: readonly Voucher[]): Voucher[] => [
  ...new Map(vouchers.map((voucher) => [voucher.code, voucher])).values(),
]
