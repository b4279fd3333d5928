import { Heading } from '@seberang/design-system/Heading'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Timeline } from '@seberang/design-system/Timeline'
import { FileText, PackageSearch, Scale, Warehouse } from '@seberang/design-system/icons'
import { useTranslation } from 'react-i18next'

const steps = [
  { id: 'arrived', icon: Scale },
  { id: 'completed', icon: FileText },
  { id: 'checked', icon: PackageSearch },
  { id: 'moved', icon: Warehouse },
] as const
type Step = (typeof steps)[number]['id']

/** How a parcel leaves quarantine, and at which step those on this page are. */
export function QuarantineSteps({ current }: { current: Extract<Step, 'completed' | 'checked'> }) {
  const { t } = useTranslation('locker')
  const at = steps.findIndex(({ id }) => id === current)
  const title = t('quarantine.steps.title')
  return (
    <Sheet as="aside">
      <SheetSection>
        <Stack space={4}>
          <Heading level={2} step="h3">
            {title}
          </Heading>
          <Timeline
            label={title}
            events={steps.map(({ id, icon }, place) => ({
              id,
              icon,
              state: place < at ? 'done' : place === at ? 'current' : 'next',
              title: t(`quarantine.steps.${id}.title`),
              text: t(`quarantine.steps.${id}.text`),
            }))}
          />
        </Stack>
      </SheetSection>
    </Sheet>
  )
}
