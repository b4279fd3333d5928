import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { useState } from 'react'
import { Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      when: ['A password, new or known.'],
      whenNot: ['A PIN of figures: `OtpInput`.'],
      do: ['tell the rule before it is broken: “Minimal 8 karakter”.'],
      dont: ['forbid pasting. Password managers paste.'],
      keys: { Tab: 'field, then the eye', 'Enter Space': 'on the eye: shows or hides what was typed' },
      access: ['The eye has a name that changes with what it does.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('')
    return (
      <PasswordField
        label="Kata sandi"
        hint="Minimal 8 karakter."
        autoComplete="new-password"
        value={value}
        onChange={setValue}
      />
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={3}
      of={{
        empty: (
          <PasswordField
            label="Kata sandi baru"
            value=""
            autoComplete="new-password"
            hint="Paling sedikit 8 karakter."
            onChange={nothing}
          />
        ),
        filled: (
          <PasswordField
            label="Kata sandi"
            value="rahasia"
            autoComplete="current-password"
            onChange={nothing}
          />
        ),
        weak: (
          <PasswordField
            label="Kata sandi dompet"
            value="perahu"
            autoComplete="new-password"
            strength={{ score: 1, label: 'Mudah ditebak.' }}
            hint="Minimal 8 karakter, bebas isinya."
            onChange={nothing}
          />
        ),
        strong: (
          <PasswordField
            label="Kata sandi akun"
            value="pasir putih 4 perahu"
            autoComplete="new-password"
            strength={{ score: 4, label: 'Kuat.' }}
            hint="Minimal 8 karakter, bebas isinya."
            onChange={nothing}
          />
        ),
        error: (
          <PasswordField
            label="Ulangi kata sandi"
            value="rahasai"
            autoComplete="new-password"
            error="Tidak sama dengan yang di atas."
            onChange={nothing}
          />
        ),
      }}
    />
  ),
}

export const APasswordCanBeLookedAt: StoryObj = {
  render: () => (
    <Controlled initial="">
      {(value, set) => (
        <PasswordField label="Kata sandi" autoComplete="current-password" value={value} onChange={set} />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Kata sandi')
    await userEvent.type(field, 'rahasia')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat kata sandi' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('rahasia')
  },
}
