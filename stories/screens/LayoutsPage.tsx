import { Prose } from '../../.storybook/docs/Prose.tsx'
import { DocPage, DocSection } from '../../.storybook/docs/Page.tsx'
import { StoryWindow } from '../../.storybook/docs/StoryWindow.tsx'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'

const layouts = [
  {
    name: 'Default',
    story: 'screens-checkout--matrix',
    text: 'Locker, checkout, status: `PageFrame`, `PageHeader`, and `Columns` with an aside that sticks. Below 992 px the aside becomes a `BottomBar`.',
  },
  {
    name: 'Auth',
    story: 'screens-register--matrix',
    text: '`AuthLayout`: a form of 400 px on paper, the reason for it on water from 992 px.',
  },
  {
    name: 'Full',
    story: 'screens-home--matrix',
    text: 'Arrival pages: `Hero` and one `Band` for each thought, `Footer` at the end.',
  },
  {
    name: 'Wizard',
    story: 'screens-wizard--matrix',
    text: 'One step per page: `Stepper` in the header, what it comes to beside it, `WizardFooter` below.',
  },
  {
    name: 'Newer wizard',
    story: 'screens-newer-wizard--matrix',
    text: 'All steps on one page, each a `NumberedSection`; for a shipment that is edited.',
  },
  {
    name: 'Dashboard',
    story: 'screens-dashboard--matrix',
    text: '`SideMenu` beside the pages of one area; a row that scrolls on a phone.',
  },
] as const

/** The layouts that exist, each as a screen on fixture data. */
export function LayoutsPage() {
  return (
    <DocPage
      place="Screens"
      title="Six layouts"
      lead="Every screen is one of these, assembled from components alone. Content is 1300 px wide at most, the gutters are 16 and 32 px."
    >
      {layouts.map(({ name, story, text }) => (
        <DocSection key={story} title={name}>
          <Stack space={3}>
            <Text tone="secondary" measure>
              <Prose>{text}</Prose>
            </Text>
            <StoryWindow id={story} title={`Layout: ${name}`} />
          </Stack>
        </DocSection>
      ))}
    </DocPage>
  )
}
