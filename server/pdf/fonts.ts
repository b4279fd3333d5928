import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './woff.ts'

/** The app's fonts and a Chinese one, embedded as subsets. */
const files = {
  regular: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff',
  bold: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff',
  otherRegular: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-400-normal.woff',
  otherBold: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-600-normal.woff',
  chineseRegular: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  chineseBold: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
} as const

export type FontName = keyof typeof files
export const fontNames = Object.keys(files) as FontName[]
export type Weight = 'regular' | 'bold'

const loading = new Map<FontName, Promise<Buffer>>()

/** Loaded once, on first use. */
export function loadFont(name: FontName): Promise<Buffer> {
  const known = loading.get(name)
  if (known) return known
  const address = import.meta.resolve(`@fontsource/${files[name]}`)
  const loaded = readFile(fileURLToPath(address)).then(unpackWoff)
  loading.set(name, loaded)
  return loaded
}

/** The character ranges of the Latin and the extended Latin font, from their packages. */
const latin =
  /[\u0000-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u
const latinExtended = /[\u0100-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f]/u

/** The font that contains a letter. */
export function fontFor(letter: string, weight: Weight): FontName {
  if (latin.test(letter)) return weight
  if (latinExtended.test(letter)) return weight === 'bold' ? 'otherBold' : 'otherRegular'
  return weight === 'bold' ? 'chineseBold' : 'chineseRegular'
}
