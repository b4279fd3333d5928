import { Avatar } from '@seberang/design-system/Avatar'
import { Button } from '@seberang/design-system/Button'
import { Popover } from '@seberang/design-system/Popover'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { ChevronDown } from '@seberang/design-system/icons'
import type { Customer } from '@seberang/domain/api'
import { formatName } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { usePanel } from '../../lib/navigation/panels.ts'
import { Account } from './Account.tsx'
import { usePanelsCloseOnMove } from './use-panels-close-on-move.ts'

/** The account behind the customer's initials. */
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
          <Avatar name={formatName(customer)} />
          <VisuallyHidden>{t('nav.account')}</VisuallyHidden>
        </Button>
      }
    >
      <Account customer={customer} />
    </Popover>
  )
}
