import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorMessage } from '@seberang/design-system/ErrorMessage'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'
import { longLabel } from '../fixtures/texts.ts'

export default {
  title: 'Forms/ErrorMessage',
  component: ErrorMessage,
  parameters: {
    guide: {
      when: ['Under what is wrong and is no field: a list without a choice, a sheet that lacks something.'],
      whenNot: [
        'Under a field: every field takes an `error` and ties it to itself.',
        'For a whole form: `FormErrorSummary`. For what failed at the server: `Notice`.',
      ],
      do: ['say how to fix it: “Pilih paling sedikit satu kiriman.”'],
      dont: ['say only that something is wrong.'],
      keys: { Tab: 'passes it by; it is heard with what it belongs to' },
      access: ['Give it an `id` and name that in `aria-describedby` of what it belongs to.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <ErrorMessage>Pilih paling sedikit satu kiriman.</ErrorMessage>,
}

export const Matrix: StoryObj = {
  render: () => (
    <Narrow>
      <Specimens
        of={{
          short: <ErrorMessage>Kode HS belum dipilih.</ErrorMessage>,
          'two lines': (
            <ErrorMessage>Kode tidak cocok. Periksa lagi angkanya; sisa 3 percobaan.</ErrorMessage>
          ),
          'an unbroken word': <ErrorMessage>{`${longLabel.repeat(4)} belum diisi.`}</ErrorMessage>,
        }}
      />
    </Narrow>
  ),
}
