import { expect, fn, within, userEvent } from 'storybook/test'
import texts from '../../app/locales/id/session.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'

export default { ...appScreens, title: 'Screens/SignIn', args: { at: paths.login } } satisfies Screens

export const Choose: Screen = { args: { at: paths.auth } }
export const Login: Screen = { parameters: { pictures: fullPictures } }
const askedForWarehouses = fn((): typeof pending => pending)
export const OnAPhoneTheWarehousesBesideItAreNotAskedFor: Screen = {
  args: { answers: { agents: askedForWarehouses } },
  parameters: { pictures: [] },
  play: async ({ args, canvas }) => {
    await settled(args)
    await expect(canvas.getByRole('button', { name: texts.login.submit })).toBeVisible()
    await expect(askedForWarehouses).not.toHaveBeenCalled()
  },
}
export const LoginWithErrors: Screen = {
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText(texts.field.email), 'ratna@example')
    await userEvent.click(page.getByRole('button', { name: texts.login.submit }))
    await settled(args)
  },
}
/** There is nothing to see while it lasts: the login page follows. */
export const Logout: Screen = {
  args: { at: paths.logout, customer, answers: { logout: pending } },
  parameters: { pictures: [] },
}
