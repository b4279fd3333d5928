import type { Meta, StoryObj } from '@storybook/react-vite'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { TextField } from '@seberang/design-system/TextField'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Layout/SettingsSection',
  component: SettingsSection,
  parameters: {
    guide: {
      when: ['A page of settings, each group with its words beside it.'],
      whenNot: ['The steps of a form, which have an order: `NumberedSection`.'],
      anatomy: [
        { part: 'Title', text: 'What the settings are about.', at: 'h2' },
        { part: 'Text', text: 'What they are for.' },
        {
          part: 'Content',
          text: 'Fields, or rows of `SettingsRow`. Below 768 px it stands under the words.',
        },
      ],
      access: ['A region named by its title, which is in the outline of the page.'],
    } satisfies Guide,
  },
} satisfies Meta

const noop = () => undefined
const field = <TextField label="Nama depan" name="first_name" value="Ratna" onChange={noop} />

export const Example: StoryObj = {
  render: () => (
    <SettingsSection title="Nama" text="Dipakai di alamat gudang dan dokumen. Tulis seperti di KTP.">
      {field}
    </SettingsSection>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'two in a row': (
          <div>
            <SettingsSection title="Nama" text="Dipakai di alamat gudang dan dokumen.">
              {field}
            </SettingsSection>
            <SettingsSection title="Cara masuk">{field}</SettingsSection>
          </div>
        ),
        'on a narrow phone': (
          <Narrow>
            <SettingsSection title={longLabel} text={longLabel}>
              {field}
            </SettingsSection>
          </Narrow>
        ),
      }}
    />
  ),
}
