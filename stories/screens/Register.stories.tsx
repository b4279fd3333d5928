import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthLayout } from '@seberang/design-system/AuthLayout'
import { Button } from '@seberang/design-system/Button'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { HarbourScene } from '@seberang/design-system/HarbourScene'
import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Logo } from '@seberang/design-system/Logo'
import { PasswordField } from '@seberang/design-system/PasswordField'
import { PhoneField } from '@seberang/design-system/PhoneField'
import { Stack } from '@seberang/design-system/Stack'
import { StepProgress } from '@seberang/design-system/StepProgress'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { nothing } from '../fixtures/nothing.ts'

export default {
  title: 'Screens/Register',
  parameters: {
    frame: 'page',
    lead: 'A form of one column in an `AuthLayout`. An error says how to mend it.',
  },
} satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <AuthLayout
      top={
        <>
          <Logo name="Seberang" />
          <Link href="#login" variant="standalone">
            Masuk
          </Link>
        </>
      }
      side={
        <Stack space={3}>
          <Heading level={2} step="display" tone="onDeep">
            Sedikit lagi, alamat gudangmu siap dipakai.
          </Heading>
          <Text step="read" tone="onDeepQuiet">
            Satu akun untuk alamat gudang di luar negeri. Semua biaya dirinci sebelum kamu bayar.
          </Text>
        </Stack>
      }
      picture={<HarbourScene />}
    >
      <Stack space={6}>
        <Stack space={2}>
          <StepProgress step={1} of={2} label="Langkah 1 dari 2" />
          <Heading level={1}>Daftar</Heading>
        </Stack>
        <Stack space={5}>
          <TextField label="Nama lengkap" hint="Seperti di KTP." value="Ratna Wulandari" onChange={nothing} />
          <TextField
            label="Email"
            type="email"
            value="ratna@example"
            error="Lengkapi alamat email, misalnya ratna@example.com."
            onChange={nothing}
          />
          <PhoneField
            label="Nomor HP"
            codes={['+62', '+65']}
            codeLabel="Kode negara"
            value="+62 812 2044 1871"
            onChange={nothing}
          />
          <PasswordField
            label="Kata sandi"
            hint="Minimal 8 karakter."
            autoComplete="new-password"
            value=""
            onChange={nothing}
          />
          <Checkbox
            label={
              <>
                Saya setuju dengan <Link href="#terms">Syarat dan Ketentuan</Link>.
              </>
            }
            checked={false}
            onChange={nothing}
          />
        </Stack>
        <Button size="large" width="full">
          Daftar
        </Button>
      </Stack>
    </AuthLayout>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
