import type { Language } from '../language/index.ts'

/** An amount of rupiah spelled out, as on invoices, so that no digit can be added to it. */
export function rupiahInWords(amount: number, language: Language): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole sum`)
  return writers[language](Math.abs(amount), amount < 0)
}

const writers: Record<Language, (size: number, isNegative: boolean) => string> = {
  id: (size, isNegative) => `${isNegative ? 'minus ' : ''}${indonesian(size)} rupiah`,
  en: (size, isNegative) => `${isNegative ? 'minus ' : ''}${english(size)} rupiah`,
  zh: (size, isNegative) => `${isNegative ? '负' : ''}印尼盾${chinese(size)}元整`,
}

/** A number in groups of three digits, highest first, each with its place (0 is the last). */
function thousandsOf(size: number): { group: number; place: number }[] {
  const groups: { group: number; place: number }[] = []
  for (let rest = size, place = 0; rest > 0; rest = Math.floor(rest / 1000), place += 1) {
    groups.unshift({ group: rest % 1000, place })
  }
  return groups
}

const at = (words: readonly string[], place: number): string => words[place] ?? ''
const joined = (...words: string[]): string => words.filter((word) => word !== '').join(' ')

const idDigits = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const idScales = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun']

function indonesian(size: number): string {
  if (size === 0) return 'nol'
  return joined(
    ...thousandsOf(size).map(({ group, place }) => {
      if (group === 0) return ''
      // 1,000 is `seribu`, also within a larger number.
      if (group === 1 && place === 1) return 'seribu'
      return joined(idHundreds(group), at(idScales, place))
    }),
  )
}

function idHundreds(group: number): string {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100]
  const [tens, ones] = [Math.floor(rest / 10), rest % 10]
  const hundred = hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${at(idDigits, hundreds)} ratus`
  if (rest === 10) return joined(hundred, 'sepuluh')
  if (rest === 11) return joined(hundred, 'sebelas')
  if (tens === 1) return joined(hundred, at(idDigits, ones), 'belas')
  return joined(hundred, tens === 0 ? '' : `${at(idDigits, tens)} puluh`, at(idDigits, ones))
}

const enOnes: readonly string[] = (
  ',one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,' +
  'seventeen,eighteen,nineteen'
).split(',')
const enTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const enScales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']

function english(size: number): string {
  if (size === 0) return 'zero'
  return joined(
    ...thousandsOf(size).map(({ group, place }) =>
      group === 0 ? '' : joined(enHundreds(group), at(enScales, place)),
    ),
  )
}

function enHundreds(group: number): string {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100]
  const hundred = hundreds === 0 ? '' : `${at(enOnes, hundreds)} hundred`
  if (rest < 20) return joined(hundred, at(enOnes, rest))
  const ones = at(enOnes, rest % 10)
  return joined(hundred, `${at(enTens, Math.floor(rest / 10))}${ones && `-${ones}`}`)
}

/** Financial numerals, which cannot be turned into one another by adding a stroke. */
const zhDigits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖']
const zhPlaces = ['', '拾', '佰', '仟']

function chinese(size: number): string {
  if (size >= 1e8) return zhAbove(size, 1e8, '亿')
  if (size >= 1e4) return zhAbove(size, 1e4, '万')
  return size === 0 ? '零' : zhGroup(size)
}

/** A multiple of a scale and the remainder, with a zero if the remainder skips its highest place. */
function zhAbove(size: number, scale: number, name: string): string {
  const rest = size % scale
  const gap = rest < scale / 10 ? '零' : ''
  return `${chinese(Math.floor(size / scale))}${name}${rest === 0 ? '' : `${gap}${chinese(rest)}`}`
}

function zhGroup(group: number): string {
  let written = ''
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit > 0) written += `${at(zhDigits, digit)}${at(zhPlaces, place)}`
    else if (written !== '' && !written.endsWith('零')) written += '零'
  }
  return written.replace(/零$/, '')
}
