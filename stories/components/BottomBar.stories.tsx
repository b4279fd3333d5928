import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { Money } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { Block } from '../fixtures/Block.tsx'

export default { title: 'Navigation/BottomBar', component: BottomBar } satisfies Meta

const parcels = Array.from({ length: 18 }, (_, index) => `Kiriman ${index + 1}`)

function LongList() {
  return (
    <Container>
      <Stack space={2}>
        {parcels.map((name) => (
          <Block key={name}>{name}</Block>
        ))}
      </Stack>
      <BottomBar>
        <Money size="large">Rp123.854.244</Money>
        <Button size="large">Checkout 2 kiriman</Button>
      </BottomBar>
    </Container>
  )
}

/** It is there below 992 px only. */
export const Matrix: StoryObj = {
  parameters: { frame: 'page' },
  globals: { viewport: { value: 'phone' } },
  render: () => <LongList />,
}

export const TheSumStaysWithinReachOfTheThumb: StoryObj = {
  ...Matrix,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
    const { top, bottom } = canvas.getByRole('button').getBoundingClientRect()
    await expect(top).toBeGreaterThan(innerHeight / 2)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const BesideAnAsideThereIsNoBar: StoryObj = {
  parameters: { frame: 'page' },
  render: () => <LongList />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
