import type { ReactNode } from 'react'
import { DocTable } from '../../.storybook/docs/DocTable.tsx'
import { DocPage, DocSection, Rule, Rules } from '../../.storybook/docs/Page.tsx'
import { Text } from '@seberang/design-system/Text'

const samples: readonly (readonly [name: string, id: string, en: string, zh: string])[] = [
  [
    'A promise',
    'Belanja dari luar negeri, tahu semua biayanya di depan.',
    'Buy abroad and see every cost first.',
    '海外购物，费用一目了然。',
  ],
  [
    'A reason',
    '7,5% × Rp5.864.868, dibulatkan ke atas ke ribuan.',
    '7.5% × Rp5.864.868, rounded up to the thousand.',
    '7.5% × Rp5.864.868，向上取整至千位。',
  ],
  [
    'An error',
    'Kode tidak cocok. Periksa lagi angkanya; sisa 3 percobaan.',
    'That code doesn’t match. Check the digits; 3 tries left.',
    '验证码不符，请核对数字，还可尝试 3 次。',
  ],
  [
    'A block',
    'Paket tiba tanpa daftar barang, jadi belum bisa di-checkout.',
    'It arrived without an item list, so it can’t be checked out yet.',
    '包裹没有物品清单，暂时无法结算。',
  ],
  [
    'Done',
    'Selisih ukuran Rp67.500 sudah masuk ke dompetmu.',
    'The Rp67.500 size difference is in your wallet.',
    '尺寸差额 Rp67.500 已退回你的钱包。',
  ],
]

const figures: readonly (readonly [name: string, id: string, en: string, zh: string])[] = [
  ['Rupiah', 'Rp5.634.314', 'Rp5.634.314', 'Rp5.634.314'],
  ['A discount', '−Rp36.750', '−Rp36.750', '−Rp36.750'],
  ['Foreign money', 'USD 289,00', 'USD 289.00', 'USD 289.00'],
  ['Percent', '7,5%', '7.5%', '7.5%'],
  ['Weight', '1,15 kg', '1.15 kg', '1.15 kg'],
  ['Size', '24 × 18 × 14 cm', '24 × 18 × 14 cm', '24 × 18 × 14 cm'],
  ['Volume', '0,288 m³', '0.288 m³', '0.288 m³'],
  ['Time', '12 Nov 2026, 13.46 WIB', '12 Nov 2026, 13:46 WIB', '2026年11月12日 13:46 WIB'],
]

const inLanguages = (rows: typeof samples) =>
  rows.map(([name, id, en, zh]) => ({
    key: name,
    cells: [
      name,
      <Wording key="id" lang="id">
        {id}
      </Wording>,
      <Wording key="en" lang="en">
        {en}
      </Wording>,
      <Wording key="zh" lang="zh">
        {zh}
      </Wording>,
    ],
  }))

function Wording({ lang, children }: { lang: string; children: ReactNode }) {
  return (
    <span lang={lang}>
      <Text as="span" tabular>
        {children}
      </Text>
    </span>
  )
}

/** How the product speaks, in three languages. */
export function WritingPage() {
  return (
    <DocPage
      place="Foundations"
      title="Writing"
      lead="A capable friend at the harbour: short, concrete, numbers first, and it says who gets the money."
    >
      <DocSection
        title="Voice"
        text="Indonesian says kamu. English is plain and a little quieter. Chinese says 你, and 您 in legal texts only."
      >
        <DocTable
          label="The voice in three languages"
          head={['What', 'Indonesian', 'English', 'Chinese']}
          rows={inLanguages(samples)}
        />
      </DocSection>
      <DocSection
        title="Figures"
        text="Rupiah keeps its dots in every language; percent, weight and foreign money follow the language. A number and its unit never part."
      >
        <DocTable
          label="Figures in three languages"
          head={['What', 'Indonesian', 'English', 'Chinese']}
          rows={inLanguages(figures)}
        />
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="say how to fix it, in the words of the field.">
            <Text>Isi berat lebih dari 0.</Text>
          </Rule>
          <Rule good={false} text="say only that something is wrong.">
            <Text>Input tidak valid!</Text>
          </Rule>
          <Rule good text="put a verb and what it acts on onto a button.">
            <Text>Checkout 2 kiriman</Text>
          </Rule>
          <Rule good={false} text="praise, joke or exclaim. Nobody pays duty for fun.">
            <Text>Hore! Kirimanmu keren!</Text>
          </Rule>
          <Rule good text="name deadlines with their weekday.">
            <Text>Jumat, 13 November 2026, 13.46 WIB</Text>
          </Rule>
          <Rule good={false} text="abbreviate what is paid.">
            <Text>± Rp5,6 jt</Text>
          </Rule>
        </Rules>
      </DocSection>
    </DocPage>
  )
}
