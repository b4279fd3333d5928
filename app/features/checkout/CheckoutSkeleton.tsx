import { Columns } from '@seberang/design-system/Columns'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Loading, Skeleton, SkeletonRows } from '@seberang/design-system/Skeleton'
import { Stack } from '@seberang/design-system/Stack'
import { useTranslation } from 'react-i18next'

/** The skeleton of the checkout. */
export function CheckoutSkeleton() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Stack space={6}>
        <Skeleton shape="title" width="medium" />
        <Columns aside="wide">
          <Stack space={6}>
            <Sheet as="div" bleed>
              <SheetSection>
                <Stack space={2}>
                  <Skeleton width="short" />
                  <Skeleton width="long" />
                </Stack>
              </SheetSection>
            </Sheet>
            <Sheet as="div" bleed>
              <SheetSection>
                <SkeletonRows count={2} />
              </SheetSection>
            </Sheet>
          </Stack>
          <Sheet as="div" bleed>
            <SheetSection>
              <Stack space={3}>
                <Skeleton shape="title" width="medium" />
                <Skeleton />
                <Skeleton />
                <Skeleton />
                <Skeleton shape="field" />
              </Stack>
            </SheetSection>
          </Sheet>
        </Columns>
      </Stack>
    </Loading>
  )
}
