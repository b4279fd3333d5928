import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '@seberang/design-system/Prose'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Typography/Prose',
  component: Prose,
  parameters: {
    guide: {
      when: ['A text to read that is written as a whole: an article, a promo, terms.'],
      whenNot: ['Words of a screen: `Text`, `Heading` and `Stack`, which have their own spaces.'],
      do: ['give it plain elements: headings, paragraphs, lists, quotations, links.'],
      dont: ['put components into it: its spaces are those of a text.'],
      access: ['Lists and headings are those of HTML, and read out as such.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <Prose>
      <p>Selama November, satu kirimanmu dapat potongan 10% dari ongkir.</p>
      <h2>Contoh</h2>
      <p>
        Lensa dari Amerika, ditagih 1,5 kg: ongkir Rp367.500, potongan 10% adalah <strong>Rp36.750</strong>.
      </p>
    </Prose>
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Prose>
      <h2>{longLabel}</h2>
      <p>
        {longLabel.repeat(3)} <a href="#syarat">Syarat</a>
      </p>
      <h3>Langkah</h3>
      <ol>
        <li>Simpan voucher</li>
        <li>
          Pilih kiriman
          <ul>
            <li>udara</li>
            <li>laut</li>
          </ul>
        </li>
      </ol>
      <blockquote>
        <p>Potongan hanya mengenai ongkir.</p>
      </blockquote>
      <hr />
      <p>
        Kodenya <code>SEBERANG10</code>.
      </p>
    </Prose>
  ),
}
