import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Hero } from '@seberang/design-system/Hero'
import { HomeHero } from '../fixtures/HomeHero.tsx'

export default { title: 'Pages/Hero', component: Hero } satisfies Meta

export const Matrix: StoryObj = { parameters: { frame: 'page' }, render: () => <HomeHero /> }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const ThePromiseIsTheTitleOfThePage: StoryObj = {
  ...Matrix,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Belanja dari luar negeri/)
  },
}
