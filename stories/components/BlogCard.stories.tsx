import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlogCard } from '@seberang/design-system/BlogCard'
import { Grid } from '@seberang/design-system/Grid'
import { photo } from '../fixtures/photo.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/BlogCard',
  component: BlogCard,
  parameters: {
    guide: {
      when: ['A text to read, among at most eight.'],
      whenNot: [
        'Something to decide or to pay: a card that leads away is no place for it.',
        'The sister site: `SisterSiteHighlight`.',
      ],
      do: ['leave the picture out where there is none: a drawing takes its place.'],
      keys: { Tab: 'to the card', Enter: 'opens the text' },
      access: ['One link, named by the title; the picture says nothing more and is hidden.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Grid columns={3}>
      <BlogCard href="#bea-masuk" title="Bea masuk 7,5%: kapan berlaku" date="2 Nov 2026" />
    </Grid>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Grid columns={3} space={6}>
      <BlogCard
        href="#1"
        title="Cara membungkus ulang agar berat volumetrik turun"
        date="9 Nov 2026"
        picture={photo}
        excerpt="Kotak pajangan sering lebih besar dari isinya. Tiga langkah di gudang menurunkan tagihan."
      />
      <BlogCard href="#2" title="Bea masuk 7,5%: kapan berlaku, kapan tidak" date="2 Nov 2026" newWindow />
      <BlogCard
        href="#3"
        title="LCL atau satu kontainer? Hitung titik impasnya"
        date="26 Okt 2026"
        picture="/no-such-picture.jpg"
        drawing="locker"
      />
      <BlogCard href="#4" title={longLabel.repeat(2)} date="19 Okt 2026" excerpt={longLabel.repeat(6)} />
    </Grid>
  ),
}
