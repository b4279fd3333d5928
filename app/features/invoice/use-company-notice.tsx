import { Link } from '@seberang/design-system/Link'
import type { Cart } from '@seberang/domain/api'
import { hasPassedCustoms } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { useAddressBook } from '../../lib/addresses/use-address-book.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { lacksCompany } from '../../lib/shipments/lacks-company.ts'
import type { NoticeFacts } from './Notices.tsx'

/** What customs release goods in a company's name for, until it is there or they have. */
export function useCompanyNotice(): (carts: readonly Cart[]) => readonly NoticeFacts[] {
  const { t } = useTranslation('price')
  const { customer } = useSession()
  // What an order agreed on is a copy: an NPWP that followed is at the address itself.
  const { addresses } = useAddressBook()
  return (carts) =>
    addresses &&
    carts.some((cart) => !hasPassedCustoms(cart.status) && lacksCompany(cart, customer, addresses))
      ? [
          {
            id: 'company',
            tone: 'caution',
            title: t('company.text'),
            text: <Link href={paths.address}>{t('company.addNpwp')}</Link>,
          },
        ]
      : []
}
