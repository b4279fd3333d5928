import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { buttonSizes, buttonTones, buttonVariants } from '@seberang/design-system/Button'
import { ExternalLink, MapPin } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Actions/ButtonLink', component: ButtonLink } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(buttonTones, (tone) => (
          <Inline space={3}>
            {buttonVariants.map((variant) => (
              <ButtonLink key={variant} href="#there" tone={tone} variant={variant} icon={MapPin}>
                Lihat alamat gudang
              </ButtonLink>
            ))}
          </Inline>
        )),
        size: (
          <Inline space={3}>
            {buttonSizes.map((size) => (
              <ButtonLink key={size} href="#there" size={size} trailingIcon={ExternalLink} newWindow>
                {size}
              </ButtonLink>
            ))}
          </Inline>
        ),
        'long word on a narrow phone': (
          <Narrow>
            <ButtonLink href="#there" variant="outline" width="full">
              {longLabel}
            </ButtonLink>
          </Narrow>
        ),
      }}
    />
  ),
}

export const ItIsALinkAndSaysThatAWindowOpens: StoryObj = {
  render: () => (
    <ButtonLink href="#sister" newWindow>
      Kunjungi Seberang Satuan
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Kunjungi Seberang Satuan (membuka jendela baru)' })
    await expect(link).toHaveAttribute('href', '#sister')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
