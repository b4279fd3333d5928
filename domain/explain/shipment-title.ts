import { filled, type Language } from '../language/index.ts'

const texts: Record<Language, { one: string; others: string }> = {
  id: { one: '{title} dan 1 barang lain', others: '{title} dan {count} barang lain' },
  en: { one: '{title} and 1 other product', others: '{title} and {count} other products' },
  zh: { one: '{title}，另有 1 件商品', others: '{title}，另有 {count} 件商品' },
}

/**
 * What a shipment is called in lists, on papers and in mails: its first product and the number of further ones, or its
 * code while nobody has listed its products.
 */
export function shipmentTitle(
  products: readonly { title: string }[],
  code: string,
  language: Language,
): string {
  const [first, ...more] = products
  if (!first) return code
  const { title } = first
  if (more.length === 0) return title
  return filled(texts[language][more.length === 1 ? 'one' : 'others'], { title, count: more.length })
}

/** In a sentence with others; in characters. */
const longestTitle = 28

/** A title without the words that go beyond the longest. */
export function shortTitle(title: string): string {
  const characters = Array.from(title)
  if (characters.length <= longestTitle) return title
  const cut = characters.slice(0, longestTitle).join('')
  return `${cut.replace(/[\s,]+\S*$/u, '')}…`
}
