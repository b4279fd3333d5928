import { describe, expect, it } from 'vitest'
import { rupiahInWords } from './index.ts'

describe('an amount spelled out', () => {
  it.each([
    [0, 'nol rupiah', 'zero rupiah', '印尼盾零元整'],
    [1, 'satu rupiah', 'one rupiah', '印尼盾壹元整'],
    [10, 'sepuluh rupiah', 'ten rupiah', '印尼盾壹拾元整'],
    [11, 'sebelas rupiah', 'eleven rupiah', '印尼盾壹拾壹元整'],
    [17, 'tujuh belas rupiah', 'seventeen rupiah', '印尼盾壹拾柒元整'],
    [100, 'seratus rupiah', 'one hundred rupiah', '印尼盾壹佰元整'],
    [110, 'seratus sepuluh rupiah', 'one hundred ten rupiah', '印尼盾壹佰壹拾元整'],
    [205, 'dua ratus lima rupiah', 'two hundred five rupiah', '印尼盾贰佰零伍元整'],
    [1000, 'seribu rupiah', 'one thousand rupiah', '印尼盾壹仟元整'],
    [1011, 'seribu sebelas rupiah', 'one thousand eleven rupiah', '印尼盾壹仟零壹拾壹元整'],
    [21_000, 'dua puluh satu ribu rupiah', 'twenty-one thousand rupiah', '印尼盾贰万壹仟元整'],
    [
      899_190,
      'delapan ratus sembilan puluh sembilan ribu seratus sembilan puluh rupiah',
      'eight hundred ninety-nine thousand one hundred ninety rupiah',
      '印尼盾捌拾玖万玖仟壹佰玖拾元整',
    ],
    [1_001_000, 'satu juta seribu rupiah', 'one million one thousand rupiah', '印尼盾壹佰万壹仟元整'],
    [100_000_001, 'seratus juta satu rupiah', 'one hundred million one rupiah', '印尼盾壹亿零壹元整'],
    [
      1_234_567_890_123,
      'satu triliun dua ratus tiga puluh empat miliar lima ratus enam puluh tujuh juta delapan ratus sembilan puluh ribu seratus dua puluh tiga rupiah',
      'one trillion two hundred thirty-four billion five hundred sixty-seven million eight hundred ninety thousand one hundred twenty-three rupiah',
      '印尼盾壹万贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元整',
    ],
    [
      -36_750,
      'minus tiga puluh enam ribu tujuh ratus lima puluh rupiah',
      'minus thirty-six thousand seven hundred fifty rupiah',
      '负印尼盾叁万陆仟柒佰伍拾元整',
    ],
  ])('%s', (amount, id, en, zh) => {
    expect([rupiahInWords(amount, 'id'), rupiahInWords(amount, 'en'), rupiahInWords(amount, 'zh')]).toEqual([
      id,
      en,
      zh,
    ])
  })

  it('throws unless the amount is a whole number', () => {
    expect(() => rupiahInWords(0.5, 'id')).toThrow(RangeError)
    expect(() => rupiahInWords(2 ** 53, 'id')).toThrow(RangeError)
  })
})
