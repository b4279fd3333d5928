import { Button } from '@seberang/design-system/Button'
import { Popover } from '@seberang/design-system/Popover'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { ChevronDown } from '@seberang/design-system/icons'
import type { Customer } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { CustomerAvatar } from '../../components/avatar/CustomerAvatar.tsx'
import { usePanel } from '../../lib/navigation/panels.ts'
import { Account } from './Account.tsx'
import { usePanelsCloseOnMove } from './use-panels-close-on-move.ts'

/** The account behind what represents the customer. */
export default function AccountPanel({ customer }: { customer: Customer }) {
  const { t } = useTranslation()
  const panel = usePanel('account')
  usePanelsCloseOnMove()
  return (
    <Popover
      {...panel}
      width="panel"
      label={t('nav.account')}
      trigger={
        <Button variant="plain" tone="neutral" trailingIcon={ChevronDown}>
          <CustomerAvatar customer={customer} size="small" />
          <VisuallyHidden>{t('nav.account')}</VisuallyHidden>
        </Button>
      }
    >
      <Account customer={customer} />
    </Popover>
  )
}
