import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { WarehouseAddress } from '@seberang/design-system/WarehouseAddress'
import { MessageCircle } from '@seberang/design-system/icons'
import type { Agent } from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { warehouseLines } from '../../lib/reference/warehouse.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useCopyNotices } from '../use-copy-notices.ts'

/** The address of a warehouse with the customer's own code, to be copied into the form of a shop or sent to a seller. */
export function SellerAddress({ agent }: { agent: Agent }) {
  const { t } = useTranslation(['overseas', 'common'])
  const { customer } = useSession()
  const notices = useCopyNotices()
  if (!customer) return null
  const unit = formatSuite(customer.customer_id)
  const lines = warehouseLines(agent, unit)
  const text = lines.map(({ value }) => value).join('\n')
  return (
    <Stack space={4}>
      <WarehouseAddress
        unit={{ label: t('yourUnit'), code: unit }}
        lines={lines}
        labels={{ copy: t('common:action.copy'), copyAll: t('copyAll') }}
        {...notices}
        {...('share' in navigator && {
          action: (
            <Button
              variant="outline"
              size="large"
              width="full"
              icon={MessageCircle}
              // Dismissing the system's share sheet is not an error.
              onClick={() => void navigator.share({ text }).catch(() => undefined)}
            >
              {t('share')}
            </Button>
          ),
        })}
      />
      {agent.notice && <Notice tone="info">{agent.notice}</Notice>}
    </Stack>
  )
}
