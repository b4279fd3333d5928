import { Drawer } from '@seberang/design-system/Drawer'
import { SkeletonRows, Loading } from '@seberang/design-system/Skeleton'
import { calls } from '@seberang/domain/api'
import { formatSuite } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { usePanel } from '../../lib/navigation/panels.ts'
import { OverseasAddresses } from './OverseasAddresses.tsx'

/** The customer's warehouse addresses in a drawer over any page, to be copied into a shop's form. */
export default function OverseasPanel({ customerId }: { customerId: string }) {
  const { t } = useTranslation(['overseas', 'common'])
  const agents = useCall(calls.agents, {})
  return (
    <Drawer {...usePanel('address')} title={t('title')}>
      <Resource
        of={agents}
        loading={
          <Loading label={t('common:loading')}>
            <SkeletonRows count={6} />
          </Loading>
        }
      >
        {({ data }) => <OverseasAddresses agents={data} unit={formatSuite(customerId)} />}
      </Resource>
    </Drawer>
  )
}
