import { describe, expect, it } from 'vitest'
import { misunderstood } from '../../tests/server/support/mails.ts'
import { light } from '../../tokens/light.ts'
import { codeLetter, plainLetter, writeLetter, type LetterPart } from './letter.ts'
import { colours } from './page.ts'
import { withSite } from './site.ts'

const letter = writeLetter(
  {
    subject: 'Harus dibayar Rp257.000: lebih berat dari perkiraan',
    code: 'INV-2611-00902',
    parts: [
      'Hi Titipers,',
      {
        label: 'Harus dibayar',
        figure: 'Rp257.000',
        note: 'sebelum Senin, 23 November 2026, 09.11 WIB',
        action: { label: 'Bayar Rp257.000', path: '/status/order?action=INV-2611-00902' },
      },
      {
        title: 'Apa yang berubah',
        rows: [
          { name: 'Berat', before: '1,20 kg', now: '2,31 kg' },
          { name: 'Dimensi', now: '42 × 20 × 11 cm' },
          { name: 'Ongkir udara', before: 'Rp367.500', now: 'Rp612.500' },
        ],
        note: 'Bea masuk, PPN, dan PPh tidak berubah.',
      },
      {
        sums: [
          { name: 'Harga sekarang', amount: 'Rp1.367.545' },
          { name: 'Sudah dibayar', amount: '−Rp1.110.545' },
        ],
        total: { name: 'Harus dibayar', amount: 'Rp257.000' },
      },
      {
        title: 'Keyboard <mekanis> & lampu',
        lines: [{ name: 'Ongkir udara', reason: '2,5 kg × Rp245.000.', amount: 'Rp612.500' }],
        sum: { name: 'Total', amount: 'Rp936.655' },
      },
      { label: 'Buka invoice', path: '/invoices' },
    ],
    footer: ['Kami tidak pernah meminta kata sandi lewat email.'],
  },
  'id',
)

describe('a letter', () => {
  it('reads as plain text in the order of its parts', () => {
    expect(withSite(letter, 'https://seberang.id').text).toBe(`INV-2611-00902

Hi Titipers,

Harus dibayar: Rp257.000
sebelum Senin, 23 November 2026, 09.11 WIB
Bayar Rp257.000: https://seberang.id/status/order?action=INV-2611-00902

Apa yang berubah
Berat: 1,20 kg → 2,31 kg
Dimensi: 42 × 20 × 11 cm
Ongkir udara: Rp367.500 → Rp612.500
Bea masuk, PPN, dan PPh tidak berubah.

Harga sekarang: Rp1.367.545
Sudah dibayar: −Rp1.110.545
Harus dibayar: Rp257.000

Keyboard <mekanis> & lampu
Ongkir udara: Rp612.500
  2,5 kg × Rp245.000.
Total: Rp936.655

Buka invoice: https://seberang.id/invoices

Kami tidak pernah meminta kata sandi lewat email.
`)
  })

  it.each<[string, LetterPart, number]>([
    ['a button', { button: { label: 'Lengkapi', path: '/wizard' } }, 1],
    ['a figure with one', { label: 'Berat', figure: '2 kg', action: { label: 'Buka', path: '/' } }, 1],
    ['a button that is replaced later', { held: [{ button: { label: 'Buka', path: '/' } }] }, 1],
    ['a figure alone', { label: 'Berat', figure: '2 kg' }, 0],
    ['a link', { label: 'Buka', path: '/' }, 0],
  ])('tells what to do without a button where there is one: %s', (_, part, times) => {
    const { html, text } = writeLetter({ subject: 'Dokumen', parts: [part], help: 'Cari SC-1.' }, 'id')
    expect([html, text].map((one) => one.split('Cari SC-1.').length - 1)).toEqual([times, times])
    expect(html.split('background-color:' + colours.brand).length - 1).toBe(times)
    expect(misunderstood(html)).toEqual([])
  })

  it('has no arrow where nothing was known before', () => {
    expect(letter.html.match(/→/g)).toHaveLength(2)
  })

  it('strikes a figure through that does not hold, and says why in words', () => {
    const figure = { label: 'Tidak perlu dibayar', figure: 'Rp257.000', struck: 'batal' }
    const { html, text } = writeLetter({ subject: 'Batal', parts: [figure] }, 'id')
    expect(text).toBe('Tidak perlu dibayar: Rp257.000 (batal)\n')
    expect(html).toMatch(/text-decoration:line-through">Rp257\.000<\/span> <span [^>]+>\(batal\)</)
    expect(misunderstood(html)).toEqual([])
  })

  it('uses only what mail programs of customers understand', () => {
    expect(misunderstood(letter.html)).toEqual([])
  })

  it('has no picture, no stylesheet and no script, and escapes what it is given', () => {
    expect(letter.html).not.toMatch(/<(?:img|svg|style|link|script)\b/)
    expect(letter.html).toContain('Keyboard &lt;mekanis&gt; &amp; lampu')
    expect(letter.html).toContain('<html lang="id">')
  })

  it('leads to the site by every link', () => {
    const { html, text } = withSite(letter, 'https://seberang.id')
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      'https://seberang.id/status/order?action=INV-2611-00902',
      'https://seberang.id/invoices',
    ])
    for (const link of links) expect(text).toContain(link)
  })

  it('of paragraphs has the same dress', () => {
    const { html, text } = plainLetter({ subject: 'Kode', text: 'Hi,\n\nKode kamu: 123456\n' }, 'en')
    expect(text).toBe('Hi,\n\nKode kamu: 123456\n')
    expect(html).toContain('Seberang')
    expect(html).toContain('Kode kamu: 123456')
  })

  it('about a code shows the code as the biggest thing, and reads the same as text', () => {
    const written = { subject: 'Kode', text: 'Hi,\n\nKode kamu: 123456\n\nBerlaku sekali.\n' }
    const { html, text } = codeLetter(written, '123456', 'id')
    expect(text).toBe(written.text)
    expect(html).toMatch(/font-size:44px[^>]*>123456</)
  })

  it.each(['SC-7KQ4M2XD', 'INV-4T7XK2M9QB-8RM2V6'])(
    'keeps the code %s on one line, wherever it stands',
    (code) => {
      const parts = [
        `Paket ${code} sampai.`,
        { label: code, figure: 'Rp1', note: code },
        { title: code, rows: [] },
      ]
      const { html } = writeLetter({ subject: 'Paket', parts, footer: [code] }, 'id')
      expect(html.split(code)).toHaveLength(6)
      expect(html.split(`<span style="white-space:nowrap">${code}</span>`)).toHaveLength(6)
    },
  )

  it('wears the colours of the light theme', () => {
    expect(colours).toEqual({
      page: light.background.page,
      surface: light.background.surface,
      line: light.border.subtle,
      text: light.text.primary,
      quiet: light.text.tertiary,
      link: light.text.link,
      brand: light.tone.brand.solid,
      onBrand: light.tone.brand.on,
    })
  })
})
