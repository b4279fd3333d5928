import { Avatar } from '@seberang/design-system/Avatar'
import { Button } from '@seberang/design-system/Button'
import { Menu } from '@seberang/design-system/Menu'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { ChevronDown, LogOut, MapPin, PackageSearch } from '@seberang/design-system/icons'
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
      trigger={
        <Button variant="plain" tone="neutral" trailingIcon={ChevronDown}>
          <Avatar name={name} />
          <VisuallyHidden>{t('nav.account')}</VisuallyHidden>
        </Button>
      }
      head={
        <Stack space={0.5}>
          <Text weight="semibold">{name}</Text>
          <Text step="note" tone="tertiary">
            {customer.customer_type === 'business' ? t('nav.business') : customer.email}
          </Text>
          <Text step="note" tone="secondary" tabular>
            {t('nav.wallet')} {formatRupiah(customer.wallet)}
          </Text>
        </Stack>
      }
      groups={[
        [
          { id: 'status', icon: PackageSearch, label: t('nav.status'), href: paths.status },
          { id: 'address', icon: MapPin, label: t('nav.address'), href: paths.address },
        ],
        [{ id: 'logout', icon: LogOut, label: t('nav.logout'), href: paths.logout }],
      ]}
    />
  )
}
