import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AuthLayout, AuthSide } from '@seberang/design-system/AuthLayout'
import { Button } from '@seberang/design-system/Button'
import { HarbourScene } from '@seberang/design-system/HarbourScene'
import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Logo } from '@seberang/design-system/Logo'
import { Stack } from '@seberang/design-system/Stack'
import { StepProgress } from '@seberang/design-system/StepProgress'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Pages/AuthLayout',
  component: AuthLayout,
  subcomponents: { AuthSide },
  parameters: {
    guide: {
      when: ['Registering and signing in: the form on paper, the reason for it on water.'],
      whenNot: ['Any other form: `PageFrame` with `Container`.'],
      do: ['keep the form complete without the side; below 992 px it is not rendered.'],
      access: ['The form comes first for keyboard and ear.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <AuthLayout
      top={<Logo name="Seberang" />}
      side={
        <Text step="read" tone="onDeepQuiet">
          Satu akun untuk alamat di lima negara.
        </Text>
      }
    >
      <Button width="full">Masuk</Button>
    </AuthLayout>
  ),
}

export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  render: () => (
    <AuthLayout
      strip="Alamat gudang di Amerika dan Singapura terbuka setelah masuk."
      top={
        <>
          <Logo name="Seberang" />
          <Link href="#login" variant="standalone">
            Masuk
          </Link>
        </>
      }
      side={
        <AuthSide
          places={[
            { country: 'US', name: 'New Castle, Amerika', facts: ['udara 5–8 hari', 'laut 45–60 hari'] },
            { country: 'SG', name: 'Singapore', facts: ['udara 2–4 hari'] },
          ]}
          foot="Alamat lengkap terbuka setelah masuk."
          picture={<HarbourScene />}
        >
          <Stack space={3}>
            <Heading level={2} step="display" tone="onDeep">
              Sedikit lagi, alamat gudangmu siap dipakai.
            </Heading>
            <Text step="read" tone="onDeepQuiet">
              Satu akun untuk alamat di lima negara.
            </Text>
          </Stack>
        </AuthSide>
      }
    >
      <Stack space={5}>
        <StepProgress step={1} of={3} label="Langkah 1 dari 3" />
        <Heading level={1}>Buat akun</Heading>
        <TextField label="Email" value="ratna@contoh.id" onChange={nothing} />
        <Button size="large" width="full">
          Kirim kode
        </Button>
      </Stack>
    </AuthLayout>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const Steps: StoryObj = {
  parameters: {
    frame: 'page',
    pictures: ['desk'],
    forced: ['li[data-state="done"]::after', 'li[data-state="current"]::after'],
  },
  render: () => (
    <AuthLayout
      top={<Logo name="Seberang" />}
      side={
        <AuthSide
          picture={<HarbourScene />}
          steps={{
            label: 'Langkah-langkahnya',
            current: 1,
            list: [
              { title: 'Minta link', note: 'Lewat email ke akunmu' },
              { title: 'Buka dari kotak masuk', note: 'Dalam 30 menit, sekali pakai' },
              { title: 'Kata sandi baru', note: 'Paling sedikit 8 karakter' },
            ],
          }}
        >
          <Heading level={2} step="display" tone="onDeep">
            Jalan kembali ke akunmu
          </Heading>
        </AuthSide>
      }
    >
      <Button width="full">Kirim ulang</Button>
    </AuthLayout>
  ),
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Langkah-langkahnya' })
    const [, current] = within(steps).getAllByRole('listitem')
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
}

export const OnAPhoneTheSideIsOneSentence: StoryObj = {
  ...MatrixOnAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(canvas.queryByRole('complementary')).toBeNull()
    const strip = canvas.getByRole('contentinfo')
    await expect(strip).toBeVisible()
    await expect(Math.round(strip.getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
}
