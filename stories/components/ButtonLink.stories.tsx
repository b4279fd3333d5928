import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { buttonVariants } from '@seberang/design-system/Button'
import { IconButton, IconButtonLink } from '@seberang/design-system/IconButton'
import { Bell, ExternalLink, MapPin, ShoppingCart, Trash2 } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { Specimen } from '../fixtures/Frame.tsx'

const meta: Meta = { title: 'Components/ButtonLink and IconButton' }
export default meta
type Story = StoryObj

export const Matrix: Story = {
  render: () => (
    <Stack space={5}>
      <Specimen name="ButtonLink">
        <Inline space={3}>
          {buttonVariants.map((variant) => (
            <ButtonLink key={variant} href="#there" variant={variant}>
              Lihat alamat gudang
            </ButtonLink>
          ))}
          <ButtonLink href="#sister" tone="inverse" size="large" trailingIcon={ExternalLink} newWindow>
            Kunjungi Seberang Satuan
          </ButtonLink>
        </Inline>
      </Specimen>
      <Specimen name="IconButton">
        <Inline space={3}>
          <IconButton icon={Bell} label="Pemberitahuan" />
          <IconButton icon={Bell} label="Pemberitahuan, 1 baru" count={1} countTone="caution" />
          <IconButton icon={Bell} label="Pemberitahuan, terbuka" aria-expanded />
          <IconButton icon={Trash2} label="Hapus" size="small" />
          <IconButton icon={Trash2} label="Hapus alamat" tone="critical" />
          <IconButtonLink icon={ShoppingCart} label="Keranjang, 3 kiriman" href="#cart" count={3} />
          <IconButtonLink icon={MapPin} label="Alamat" href="#addresses" />
        </Inline>
      </Specimen>
    </Stack>
  ),
}
