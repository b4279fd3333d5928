import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Flag } from '@seberang/design-system/Flag'
import { Grid } from '@seberang/design-system/Grid'
import { Plane, Ship } from '@seberang/design-system/icons'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Stack } from '@seberang/design-system/Stack'

const meta: Meta = { title: 'Components/Choices' }
export default meta
type Story = StoryObj

const nothing = (): void => undefined

export const Matrix: Story = {
  render: () => (
    <Grid columns={2} space={8}>
      <Stack space={0}>
        <Checkbox label="Saya setuju dengan ketentuan" checked={false} onChange={nothing} />
        <Checkbox
          label="Mengandung baterai"
          description="Baterai lepas hanya bisa lewat laut."
          checked
          onChange={nothing}
        />
        <Checkbox label="Pilih semua" indeterminate checked={false} onChange={nothing} />
        <Checkbox
          label="SB-2611-3902"
          unavailableReason="Paket tiba tanpa daftar barang."
          checked={false}
          onChange={nothing}
        />
        <Checkbox
          label="Saya setuju"
          error="Setujui ketentuan untuk melanjutkan."
          checked={false}
          onChange={nothing}
        />
      </Stack>
      <Stack space={5}>
        <RadioCardGroup
          label="Cara kirim"
          value="air"
          onChange={nothing}
          options={[
            {
              value: 'air',
              title: 'Express',
              icon: Plane,
              description: '5 sampai 8 hari, lewat udara',
              aside: 'Rp245.000',
            },
            {
              value: 'sea',
              title: 'Cargo',
              icon: Ship,
              unavailableReason: 'Tidak ada kapal dari United Kingdom.',
            },
          ]}
        />
        <RadioCardGroup
          label="Negara asal"
          value=""
          columns={2}
          error="Pilih negara asal."
          onChange={nothing}
          options={[
            { value: 'US', title: 'Amerika', leading: <Flag country="US" /> },
            { value: 'UK', title: 'United Kingdom', leading: <Flag country="UK" /> },
          ]}
        />
      </Stack>
    </Grid>
  ),
}
