import { paths } from '../../app/lib/navigation/paths.ts'
import { expect, userEvent } from 'storybook/test'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'

export default {
  ...appScreens,
  title: 'Screens/Glossary',
  args: { at: paths.glossary },
} satisfies Screens

/** Of so long a page the first group is in the pictures; its head, as far as a search leaves it: below. */
export const All: Screen = { parameters: { pictures: ['phone', 'laptop'], shown: 'main section' } }
/** The address names a term, and leads to it. */
export const ATerm: Screen = {
  args: { at: `${paths.glossary}#npwp` },
  parameters: { shown: '#npwp' },
}
export const InEnglish: Screen = { ...ATerm, globals: { language: 'en' } }
export const InChinese: Screen = { ...ATerm, globals: { language: 'zh' } }
export const Found: Screen = {
  parameters: { pictures: fullPictures },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Cari istilah' }), 'kontainer')
    await expect(canvas.getByText('Less than container load')).toBeVisible()
    await expect(canvas.queryByText('Nomor pokok wajib pajak')).toBeNull()
  },
}
export const NothingFound: Screen = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Cari istilah' }), 'xyz')
    await expect(canvas.getByText(/Tidak ada istilah yang cocok dengan “xyz”/)).toBeVisible()
  },
}
