import { expect } from 'storybook/test'
import { quoteAt } from '../../app/lib/navigation/paths.ts'
import { data } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, Refused, unavailable } from '../fixtures/app/network.ts'
import { expiredQuote, openQuote, quoteCode } from '../fixtures/app/quotes.ts'

export default { ...appScreens, title: 'Screens/Quote', args: { at: quoteAt(quoteCode) } } satisfies Screens

/** Of shoes the law levies more than the price includes. */
const cautions: NonNullable<Screen['play']> = async ({ args, canvas }) => {
  await settled(args)
  // Once: under the total, or, where a bar has that, in the card.
  const shown = canvas
    .getAllByText(/^Bea cukai bisa memungut Rp[\d.]+ lagi\./)
    .filter((caution) => caution.checkVisibility())
  await expect(shown).toHaveLength(1)
  // By the name that it has in the list of options.
  await expect(canvas.getByText('Express udara, perorangan')).toBeVisible()
}

export const Open: Screen = {
  args: { answers: { quote: data(openQuote) } },
  play: cautions,
  parameters: { pictures: fullPictures },
}
export const Expired: Screen = { args: { answers: { quote: data(expiredQuote) } }, play: cautions }
export const NotFound: Screen = {
  args: { answers: { quote: new Refused(404, { message: 'Tidak ditemukan.' }) } },
}
export const Loading: Screen = { args: { answers: { quote: pending } } }
export const Failed: Screen = { args: { answers: { quote: unavailable } } }
