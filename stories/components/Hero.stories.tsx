import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Hero } from '@seberang/design-system/Hero'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Plane } from '@seberang/design-system/icons'
import { HomeHero } from '../fixtures/HomeHero.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Pages/Hero',
  component: Hero,
  parameters: {
    guide: {
      when: ['The top of the arrival page: promise, way in, and the thing itself to try.'],
      whenNot: ['Signed-in pages: `PageHeader`.', 'A second time on the same site.'],
      do: ['put something that works on the card.'],
      dont: ['promise what the page below does not show.'],
      access: ['Its title is the one heading of level 1.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Hero
      title="Belanja dari luar negeri, tahu semua biayanya di depan."
      lead="Ongkir, bea masuk, dan pajak dirinci sebelum kamu bayar."
      actions={<ButtonLink href="#register">Daftar</ButtonLink>}
      facts={[{ icon: Plane, text: 'Udara 7–10 hari' }]}
      card={
        <Sheet raised>
          <SheetSection>Hitung biaya</SheetSection>
        </Sheet>
      }
    />
  ),
}

export const Matrix: StoryObj = { parameters: { frame: 'page' }, render: () => <HomeHero /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const ThePromiseIsTheTitleOfThePage: StoryObj = {
  ...Matrix,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Belanja dari luar negeri/)
  },
}
