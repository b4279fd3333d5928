import { userEvent, within } from 'storybook/test'
import texts from '../../app/locales/id/session.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { Refused } from '../fixtures/app/network.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'

export default {
  ...appScreens,
  title: 'Screens/ResetPassword',
  args: {
    at: paths.resetPassword,
    answers: {
      // Another link can be requested at once: a running countdown would change every picture.
      forgotPassword: { action: true, resend_after: 0 },
      resetLink: {
        action: true,
        data: {
          email: 'ratna@example.com',
          requested_at: '2026-11-22T02:12:00Z',
          expires_at: '2026-11-22T02:42:00Z',
          sessions: 3,
          issuers: ['google'],
          passkeys: 1,
        },
      },
    },
  },
} satisfies Screens

const { forgot, newPassword } = texts

export const Forgot: Screen = { parameters: { pictures: fullPictures } }
export const Sent: Screen = {
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText(forgot.field), 'ratna@example.com')
    await userEvent.click(page.getByRole('button', { name: forgot.submit }))
    await settled(args)
  },
}
export const NewPassword: Screen = {
  args: { at: `${paths.resetPassword}?token=fixture` },
  parameters: { pictures: fullPictures },
}
export const NewPasswordWithErrors: Screen = {
  args: { at: `${paths.resetPassword}?token=fixture` },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText(newPassword.field), 'pendek')
    await userEvent.click(page.getByRole('button', { name: newPassword.submit }))
    await settled(args)
  },
}
export const LinkUsed: Screen = {
  args: {
    at: `${paths.resetPassword}?token=fixture`,
    answers: {
      resetLink: new Refused(422, {
        message: 'Link ini sudah dipakai atau sudah lewat waktunya. Minta link baru.',
      }),
    },
  },
}
