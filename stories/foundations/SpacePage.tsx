import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { breakpoints, containers, controlHeight, radius, space } from '@seberang/tokens'
import { DocTable } from '../../.storybook/docs/DocTable.tsx'
import { DocPage, DocSection, Stage } from '../../.storybook/docs/Page.tsx'
import * as styles from './foundations.css.ts'

const spaceUse: Readonly<Record<string, string>> = {
  2: 'inside of a group',
  4: 'between fields',
  5: 'between fields',
  6: 'between groups',
  8: 'between groups',
  10: 'between sections at work',
  16: 'between bands of arrival pages',
}
const radiusUse: Readonly<Record<keyof typeof radius, string>> = {
  mark: 'inside of controls',
  small: 'badges, small controls',
  control: 'controls and banners',
  sheet: 'sheets and pop-overs',
  modal: 'dialogs',
  full: 'avatar, count, radio',
}
const heightUse: Readonly<Record<keyof typeof controlHeight, string>> = {
  badge: 'badges',
  compact: 'heads of columns, plates',
  small: 'in rows',
  chip: 'chosen values in a field',
  medium: 'the usual button',
  field: 'fields and choices in forms',
  large: 'the one way on',
  roomy: 'heads of cards, round buttons',
  tall: 'boxes for digits, payment methods',
  touch: 'what a finger gets, whatever is shown',
}
const shadowUse = { pop: 'dropdowns, panels', modal: 'dialogs', bar: 'bars at the lower edge' } as const

const widths = new Map(Object.entries(styles.widths))
const corners = new Map(Object.entries(styles.corners))

/** Distances, corners, heights, shadows and breakpoints. */
export function SpacePage() {
  return (
    <DocPage
      place="Foundations"
      title="Space and shape"
      lead="A grid of 4 px. Group with space and hairlines; only what floats has a shadow."
    >
      <DocSection
        title="Space"
        text="The number of a step is its count of 4 px. Space belongs to the parent: `Stack`, `Inline`, `Grid`."
      >
        <DocTable
          label="Steps of space"
          head={['Step', 'Width', 'Looks', 'Where']}
          rows={Object.entries(space)
            .filter(([step]) => step !== '0')
            .sort(([one], [other]) => Number(one) - Number(other))
            .map(([step, width]) => ({
              key: step,
              cells: [step, width, <div key="bar" className={widths.get(step)} />, spaceUse[step] ?? ''],
            }))}
        />
      </DocSection>
      <DocSection title="Corners">
        <Inline space={6} alignY="top">
          {Object.entries(radiusUse).map(([name, use]) => (
            <Stack key={name} space={1}>
              <div className={corners.get(name)} />
              <Text step="note" weight="medium">
                {name}
              </Text>
              <Text step="note" tone="tertiary">
                {use}
              </Text>
            </Stack>
          ))}
        </Inline>
      </DocSection>
      <DocSection title="Heights" text="Any target for a finger is 44 px, even where it looks smaller.">
        <DocTable
          label="Heights of controls"
          head={['Name', 'Height', 'Where']}
          rows={Object.entries(heightUse).map(([name, use]) => ({
            key: name,
            cells: [name, controlHeight[name as keyof typeof controlHeight], use],
          }))}
        />
      </DocSection>
      <DocSection
        title="Lines before shadows"
        text="A sheet has a hairline and no shadow. At night shadows give way to light edges."
      >
        <Stage>
          <Inline space={8} alignY="top">
            {Object.entries(shadowUse).map(([name, use]) => (
              <Stack key={name} space={3}>
                <div className={styles.shadows[name as keyof typeof shadowUse]} />
                <Text step="note">
                  {name}: {use}
                </Text>
              </Stack>
            ))}
          </Inline>
        </Stage>
      </DocSection>
      <DocSection title="Widths" text="Components change with their own place, pages with the window.">
        <DocTable
          label="Breakpoints"
          head={['From', 'Window', 'Content at most']}
          rows={Object.entries(breakpoints).map(([name, width]) => ({
            key: name,
            cells: [
              name,
              `${width} px`,
              name in containers ? containers[name as keyof typeof containers] : 'as before',
            ],
          }))}
        />
      </DocSection>
    </DocPage>
  )
}
