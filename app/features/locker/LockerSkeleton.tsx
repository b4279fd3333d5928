import { Columns } from '@seberang/design-system/Columns'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonCards } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { useTranslation } from 'react-i18next'

/** The shape of the list of shipments beside its aside, so that nothing moves once they are there. */
export function LockerSkeleton() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Columns aside="locker" asideOnDesktopOnly>
        <Sheet as="div" bleed>
          <SkeletonCards count={4} />
        </Sheet>
        <Sheet as="div" bleed>
          <SheetSection>
            <Stack space={4}>
              <Skeleton shape="title" width="long" />
              <Skeleton width="medium" />
              <Skeleton shape="field" />
            </Stack>
          </SheetSection>
        </Sheet>
      </Columns>
    </Loading>
  )
}
