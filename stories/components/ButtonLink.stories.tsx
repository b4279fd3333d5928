import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { buttonSizes, buttonTones, buttonVariants } from '@seberang/design-system/Button'
import { ExternalLink, MapPin } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  parameters: {
    guide: {
      when: ['The way on is another page: register, check out, add a shipment.'],
      whenNot: ['Something changes here: `Button`.', 'Inside of a text: `Link`.'],
      dont: ['open a new window without need.'],
      do: ['use the looks of `Button`; both follow “one solid per view”.'],
      keys: { Tab: 'to the link', Enter: 'follows it' },
      access: ['It is announced as a link and can be opened in a new tab.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => <ButtonLink href="#checkout">Checkout 2 kiriman</ButtonLink>,
}

/** One of each: where colours are forced, the fill says which is the way on, and the plain one keeps to its place. */
export const InForcedColoursTheSolidOneIsFilled: StoryObj = {
  parameters: {
    forced: [
      { shape: '[data-of="solid"] > *', look: { 'background-color': 'Highlight', color: 'HighlightText' } },
      {
        shape: '[data-of="plain"] > *',
        look: { 'margin-left': '0px', 'margin-right': '0px', 'max-width': '100%' },
      },
    ],
  },
  render: () => (
    <>
      {buttonVariants.map((variant) => (
        <div key={variant} data-of={variant}>
          <ButtonLink href="#there" variant={variant}>
            Lihat alamat gudang
          </ButtonLink>
        </div>
      ))}
    </>
  ),
}

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
