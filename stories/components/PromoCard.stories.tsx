import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { PromoCard } from '@seberang/design-system/PromoCard'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { photo } from '../fixtures/photo.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Pages/PromoCard',
  component: PromoCard,
  parameters: {
    frame: 'page',
    guide: {
      when: ['An offer for a limited time, with a page of its own.'],
      whenNot: ['Something to read: `BlogCard`.', 'News that everybody must see once: `Announcement`.'],
      do: ['show one of a page large, and the others as rows.', 'say until when in the note.'],
      dont: ['use a picture with words on it: they are neither read out nor translated.'],
      keys: { Tab: 'to the title, then to the action', Enter: 'opens the page of the offer' },
      access: ['The title is the link; the picture says nothing more and is hidden.'],
    } satisfies Guide,
  },
} satisfies Meta

const save = (
  <Button variant="outline" size="field">
    Simpan
  </Button>
)

export const Example: StoryObj = {
  render: () => (
    <PromoCard
      size="large"
      level={2}
      href="#promo"
      note="Sampai 30 November 2026"
      title="Ongkir 10% lebih ringan sepanjang November"
      text="Untuk satu kiriman, udara atau laut, dari negara mana pun."
      action={<Button size="field">Simpan SEBERANG10</Button>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Stack space={8}>
      <PromoCard
        size="large"
        level={2}
        href="#1"
        note="Sampai 30 November 2026"
        title={longLabel}
        text={longLabel.repeat(3)}
        picture={photo}
        action={<Button size="field">Simpan SEBERANG10</Button>}
      />
      <div>
        <PromoCard
          href="#2"
          title="Potongan Rp25.000 dari ongkir"
          text="Untuk satu kiriman dari negara mana pun."
          note="ONGKIR25, sampai 31 Desember 2026"
          picture={photo}
          action={save}
        />
        <PromoCard
          href="#3"
          title="20% dari ongkir Korea"
          text="Kiriman udara dari Korea."
          note="KOREA20, mulai 16 November 2026"
          picture="/no-such-picture.jpg"
          action={<Text tone="secondary">Belum mulai</Text>}
        />
        <PromoCard href="#4" title={longLabel.repeat(2)} text={longLabel.repeat(4)} note={longLabel} />
      </div>
    </Stack>
  ),
}
