import { expect, userEvent } from 'storybook/test'
import texts from '../../app/locales/id/home.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { customer } from '../fixtures/app/people.ts'

export default { ...appScreens, title: 'Screens/Home', args: { at: paths.home } } satisfies Screens

export const Guest: Screen = { parameters: { pictures: fullPictures } }
export const Customer: Screen = { args: { customer } }

export const OnAPhoneAPriceOfSevenCharactersIsSeenWhole: Screen = {
  parameters: { pictures: [] },
  play: async ({ args, canvas }) => {
    await settled(args)
    const price = canvas.getByRole('textbox', { name: texts.calculator.price })
    const weight = canvas.getByRole('textbox', { name: texts.calculator.weight })
    for (const [field, text] of [
      [price, '120.000'],
      [weight, '12,5'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    }
    // Beside each other.
    await expect(weight.getBoundingClientRect().top).toBe(price.getBoundingClientRect().top)
  },
}
