import { Prose } from '../../.storybook/docs/Prose.tsx'
import { DocPage, DocSection } from '../../.storybook/docs/Page.tsx'
import { StoryWindow } from '../../.storybook/docs/StoryWindow.tsx'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { layouts } from './layouts.ts'

/** The layouts that exist, each at work. */
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
