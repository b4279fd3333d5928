import { Avatar } from '@seberang/design-system/Avatar'
import { Menu } from '@seberang/design-system/Menu'
import { LogOut, MapPin, PackageSearch, Wallet } from '@seberang/design-system/icons'
import type { Customer } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { paths } from './paths.ts'

/** What belongs to the customer, behind their initials. */
export function AccountMenu({ customer }: { customer: Customer }) {
  const { t } = useTranslation()
  const name = `${customer.first_name} ${customer.last_name}`
  return (
    <Menu
      label={t('nav.account')}
      trigger={<Avatar name={name} />}
      heading={{
        title: name,
        note: customer.customer_type === 'business' ? t('nav.business') : customer.email,
      }}
      facts={[{ icon: Wallet, label: t('nav.wallet'), value: formatRupiah(customer.wallet) }]}
      items={[
        { icon: PackageSearch, label: t('nav.status'), href: paths.status },
        { icon: MapPin, label: t('nav.address'), href: paths.address },
        { icon: LogOut, label: t('nav.logout'), href: paths.logout },
      ]}
    />
  )
}
