import { within, userEvent } from 'storybook/test'
import texts from '../../app/locales/id/session.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'

export default {
  ...appScreens,
  title: 'Screens/Register',
  args: {
    at: paths.register,
    answers: {
      // Another code can be requested at once: a running countdown would change every picture.
      registerMini: { action: true, resend_after: 0 },
      verifyCode: { action: true, register_token: 'fixture' },
    },
  },
} satisfies Screens

const { mini, code, details } = texts.register

type Play = Pick<Parameters<NonNullable<Screen['play']>>[0], 'args' | 'canvasElement'>

async function press({ args, canvasElement }: Play, name: string): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  await settled(args)
}

async function typeEmail(play: Play): Promise<void> {
  await settled(play.args)
  await userEvent.type(within(play.canvasElement).getByLabelText(texts.field.email), 'ratna@example.com')
  await press(play, mini.submit)
}

async function typeCode(play: Play): Promise<void> {
  await typeEmail(play)
  await userEvent.type(within(play.canvasElement).getByLabelText(code.label), '482913')
  // The last digit submits it.
  await settled(play.args)
}

export const Email: Screen = { parameters: { pictures: fullPictures } }
export const Code: Screen = { play: typeEmail }
export const Details: Screen = { play: typeCode }
export const DetailsWithErrors: Screen = {
  play: async (play) => {
    await typeCode(play)
    await press(play, details.submit)
  },
}
