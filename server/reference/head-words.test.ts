import type { Language } from '@seberang/domain/language'
import { describe, expect, it } from 'vitest'
import { headWordsOf } from './head-words.ts'

describe('the words that say what goods are', () => {
  it.each<[Language, string, string[]]>([
    ['id', 'Lampu meja LED', ['lampu']],
    ['id', 'Kursi dan sofa rangka kayu', ['kursi', 'sofa']],
    ['id', 'Keripik, kerupuk dan roti', ['keripik', 'kerupuk', 'roti']],
    ['id', 'Suku cadang gitar dan biola', ['suku']],
    ['id', 'Casing HP dan barang plastik lainnya', ['casing', 'barang']],
    ['id', 'Kabel listrik tanpa konektor', ['kabel']],
    ['en', 'LED table and floor lamps', ['lamps']],
    ['en', 'Bolts and screws', ['bolts', 'screws']],
    ['en', 'Seats and sofas with wooden frames', ['seats', 'sofas']],
    ['en', 'Plastic tableware and kitchenware', ['tableware', 'kitchenware']],
    ['en', 'Parts for guitars and violins', ['parts']],
    ['zh', 'LED 台灯和落地灯', ['灯', '台灯', '地灯']],
    ['zh', '洗碗机', ['机', '碗机']],
  ])('(%s) %s', (language, name, words) => {
    expect(headWordsOf(name, language)).toEqual(words)
  })
})
