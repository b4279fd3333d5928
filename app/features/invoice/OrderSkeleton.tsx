import { Columns } from '@seberang/design-system/Columns'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { useTranslation } from 'react-i18next'

/** The skeleton of an order. */
export function OrderSkeleton() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Columns aside="wide">
        <Stack space={5}>
          <Skeleton shape="title" width="medium" />
          <Sheet as="div" bleed>
            <SheetSection>
              <Stack space={5}>
                <Skeleton shape="block" />
                <SkeletonRows count={4} />
              </Stack>
            </SheetSection>
          </Sheet>
        </Stack>
        <Sheet as="div" bleed>
          <SheetSection>
            <Stack space={3}>
              <Skeleton shape="title" width="short" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          </SheetSection>
        </Sheet>
      </Columns>
    </Loading>
  )
}
