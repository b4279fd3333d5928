import { expect, userEvent } from 'storybook/test'
import texts from '../../app/locales/id/home.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { customer } from '../fixtures/app/people.ts'

export default { ...appScreens, title: 'Screens/Home', args: { at: paths.home } } satisfies Screens

export const Guest: Screen = { parameters: { pictures: fullPictures } }
export const Customer: Screen = { args: { customer } }

export const OnAPhoneLongFiguresAreSeenWhole: Screen = {
  parameters: { pictures: [] },
  play: async ({ args, canvas }) => {
    await settled(args)
    for (const [name, text] of [
      [texts.calculator.price, '12.345.678,90'],
      [texts.calculator.weight, '1.234.567'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    }
  },
}

export const AnAmbiguousFigureHasBothReadings: Screen = {
  play: async ({ args, canvas }) => {
    await settled(args)
    for (const [name, text, meant] of [
      [texts.calculator.price, '120.000', '120'],
      [texts.calculator.weight, '1.500', '1,5'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await expect(await canvas.findByRole('button', { name: meant })).toBeVisible()
    }
  },
}
