import { calls } from '@seberang/domain/api'
import { ListSkeleton } from '../../../components/ListSkeleton.tsx'
import { Resource } from '../../../components/Resource.tsx'
import { useCall } from '../../../lib/api/use-call.ts'
import { DeleteSection } from './DeleteSection.tsx'
import { DownloadSection } from './DownloadSection.tsx'

/** What is stored of the customer: to take along, and to delete. */
export function DataTab() {
  const stored = useCall(calls.accountData, {})
  return (
    <Resource of={stored} loading={<ListSkeleton />}>
      {({ data }) => (
        <>
          <DownloadSection data={data} />
          <DeleteSection
            {...data}
            refresh={async () => (await stored.mutate().catch(() => undefined))?.data}
          />
        </>
      )}
    </Resource>
  )
}
