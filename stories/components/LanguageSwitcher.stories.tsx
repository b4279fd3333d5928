import type { Meta, StoryObj } from '@storybook/react-vite'
import '@seberang/design-system/fonts/chinese'
import { expect, userEvent } from 'storybook/test'
import { LanguageSwitcher } from '@seberang/design-system/LanguageSwitcher'
import { useState } from 'react'
import { each, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  parameters: {
    guide: {
      when: ['The language of the page, always at hand.'],
      whenNot: ['Any other setting: `Select`, or `Switch`.'],
      do: ['write each language in itself.'],
      dont: ['use flags. A language is no country.'],
      keys: { Tab: 'to the switcher', 'ArrowUp ArrowDown': 'another language' },
      access: ['The device’s own list, with a name.'],
    } satisfies Guide,
  },
} satisfies Meta

const languages = [
  { value: 'id', label: 'Bahasa Indonesia', short: 'ID' },
  { value: 'en', label: 'English', short: 'EN' },
  { value: 'zh', label: '中文', short: 'CN' },
] as const

export const Example: StoryObj = {
  render: function Example() {
    const [language, setLanguage] = useState<'id' | 'en' | 'zh'>('id')
    return (
      <LanguageSwitcher
        label="Bahasa"
        value={language}
        onChange={setLanguage}
        languages={[
          { value: 'id', label: 'Bahasa Indonesia', short: 'ID' },
          { value: 'en', label: 'English', short: 'EN' },
          { value: 'zh', label: '中文', short: 'CN' },
        ]}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={each(['id', 'en', 'zh'] as const, (language) => (
        <LanguageSwitcher
          label={`Bahasa (${language})`}
          languages={languages}
          value={language}
          onChange={nothing}
        />
      ))}
    />
  ),
}

export const EachLanguageIsWrittenInItself: StoryObj = {
  render: () => (
    <Controlled<'id' | 'en' | 'zh'> initial="id">
      {(value, set) => <LanguageSwitcher label="Bahasa" languages={languages} value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Bahasa' })
    await userEvent.selectOptions(list, '中文')
    await expect(list).toHaveValue('zh')
  },
}
