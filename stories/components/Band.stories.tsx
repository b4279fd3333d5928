import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '@seberang/design-system/Band'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/Band',
  component: Band,
  parameters: {
    guide: {
      when: ['A stripe over the full width of an arrival page, one thought each.'],
      whenNot: [
        'Screens where people work: `Container` with `Sheet`.',
        'A group within the content: `Stack` with a `Heading`.',
      ],
      do: ['use `deep` once per page. Water is rare, or it is no landmark.'],
      dont: ['follow one `surface` band by another; nothing would part them.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Band tone="deep" padding="medium">
      <Heading level={2} step="display" tone="onDeep">
        Cara kerja
      </Heading>
    </Band>
  ),
}

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <>
      <Band padding="medium">
        <Words title="Gudang di negara asal" tone="primary" quiet="secondary" />
      </Band>
      <Band tone="deep" padding="medium">
        <Words title="Cara kerja" tone="onDeep" quiet="onDeepQuiet" />
      </Band>
      <Band tone="surface">
        <Words title="Apa yang dipungut bea cukai" tone="primary" quiet="secondary" />
      </Band>
      <Band padding="work" size="narrow">
        <Words title="Masuk" tone="primary" quiet="secondary" />
      </Band>
    </>
  ),
}

interface WordsProps {
  title: string
  tone: 'primary' | 'onDeep'
  quiet: 'secondary' | 'onDeepQuiet'
}

function Words({ title, tone, quiet }: WordsProps) {
  return (
    <Stack space={2}>
      <Heading level={2} step="display" tone={tone}>
        {title}
      </Heading>
      <Text tone={quiet}>Isi sama lebar dengan isi setiap pita lain.</Text>
    </Stack>
  )
}
