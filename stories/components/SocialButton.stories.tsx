import type { Meta, StoryObj } from '@storybook/react-vite'
import '@seberang/design-system/fonts/chinese'
import { SocialButton } from '@seberang/design-system/SocialButton'
import { Stack } from '@seberang/design-system/Stack'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Actions/SocialButton',
  component: SocialButton,
  parameters: {
    guide: {
      when: ['Signing in or up by an account elsewhere.'],
      whenNot: ['The way on by email: `Button`.', 'Sharing or following: `Link`.'],
      do: ['say the whole of it: “Masuk dengan Google”.'],
      dont: ['change the colours of the marks, or use them without words.'],
      keys: { 'Enter Space': 'asks the provider; as a link Enter leads there' },
      access: ['While `loading` it keeps the focus and says `loadingLabel`.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <SocialButton provider="google" label="Masuk dengan Google" href="#google" />,
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'both, as on the way in': (
          <Stack space={3}>
            <SocialButton provider="google" label="Masuk dengan Google" href="#google" />
            <SocialButton provider="facebook" label="Masuk dengan Facebook" href="#facebook" />
          </Stack>
        ),
        'while it asks': (
          <SocialButton
            provider="google"
            label="Masuk dengan Google"
            onClick={nothing}
            loading
            loadingLabel="Menghubungi Google"
          />
        ),
        'narrow, long words': (
          <Narrow>
            <SocialButton
              provider="facebook"
              label="Lanjutkan pendaftaran dengan akun Facebook yang sudah terhubung"
              onClick={nothing}
            />
          </Narrow>
        ),
        Chinese: <SocialButton provider="google" label="使用 Google 登录" onClick={nothing} />,
      }}
    />
  ),
}
