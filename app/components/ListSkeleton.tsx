import { Loading, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { useTranslation } from 'react-i18next'

/** The skeleton of a list. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Sheet as="div" bleed>
        <SheetSection>
          <SkeletonRows count={rows} />
        </SheetSection>
      </Sheet>
    </Loading>
  )
}
