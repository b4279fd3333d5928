import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { Specimens } from '../fixtures/Frame.tsx'
import { Held } from '../fixtures/Held.tsx'
import { nothing } from '../fixtures/nothing.ts'

export default { title: 'Forms/PasswordField', component: PasswordField } satisfies Meta

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
    <Held initial="">
      {(value, set) => (
        <PasswordField label="Kata sandi" autoComplete="current-password" value={value} onChange={set} />
      )}
    </Held>
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
