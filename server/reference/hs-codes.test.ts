import { formatHsCode } from '@seberang/domain/format'
import { languages, type Language } from '@seberang/domain/language'
import { describe, expect, it } from 'vitest'
import { catalogueOfSeeds, changeCatalogue } from './catalogue.ts'
import { findHsCode, searchHsCodes } from './hs-codes.ts'
import { chapters, headingOf, nomenclature } from './nomenclature.ts'
import { readSeeds } from './seeds.ts'

const catalogue = catalogueOfSeeds(readSeeds())

const inId = (word: string): [string, Language] => [word, 'id']
const inEn = (word: string): [string, Language] => [word, 'en']
const inZh = (word: string): [string, Language] => [word, 'zh']

const codes = async (query: string, language: Language = 'id') =>
  (await searchHsCodes(catalogue, query, language)).map(({ hscode }) => hscode)

describe('searching HS codes', () => {
  it.each([
    ['8523', ['852349', '852351', '852352', '852380', '852321', '852329', '852341', '852359']],
    ['850300', ['850300']],
    ['8523.51', ['852351']],
    ['8523.51.11', ['852351']],
    ['9999', []],
  ])('finds by digits: %s', async (query, found) => {
    expect(await codes(query)).toEqual(found)
  })

  it('finds by word, codes with that name first', async () => {
    expect((await codes('memori')).slice(0, 4).sort()).toEqual(['847170', '847330', '852351', '854232'])
  })

  it.each<[string, Language, string]>([
    ['lensa', 'id', '900211'],
    ['lens', 'en', '900211'],
    ['镜头', 'zh', '900211'],
    ['HANDPHONE', 'id', '851713'],
    ['iphone', 'en', '851713'],
    ['手机', 'zh', '851713'],
    ['sepatu lari', 'id', '640411'],
    ['kaos', 'id', '610910'],
    ['buku', 'id', '490199'],
    ['咖啡机', 'zh', '851671'],
  ])('%s (%s) finds %s first', async (query, language, code) => {
    expect((await codes(query, language))[0]).toBe(code)
  })

  it('finds in any language, whatever the reader’s', async () => {
    expect(await codes('headphones', 'zh')).toContain('851830')
    expect(await codes('耳机', 'id')).toContain('851830')
  })

  it('finds codes with any word, those with more of them first', async () => {
    expect(await codes('sepatu kopi')).toEqual(expect.arrayContaining(['640411', '090121']))
    const trousers = await codes('celana pria')
    expect(trousers.slice(0, 4)).toEqual(expect.arrayContaining(['620342', '620343']))
    expect(trousers.slice(0, 4)).not.toContain('620462')
  })

  it('says by which words a code was found', async () => {
    const [phone] = await searchHsCodes(catalogue, 'iphone 15', 'en')
    expect(phone).toMatchObject({ hscode: '851713', matched: ['iphone'] })
    const [shoes] = await searchHsCodes(catalogue, 'speatu lari', 'id')
    expect(shoes).toMatchObject({ hscode: '640411', matched: expect.arrayContaining(['lari', 'sepatu']) })
  })

  it('names no word in another language than the search, unless it was typed', async () => {
    const words = async (query: string, language: Language) =>
      (await searchHsCodes(catalogue, query, language)).flatMap(({ matched = [] }) => matched)
    expect((await words('kamera', 'id')).filter((word) => word.startsWith('camera'))).toEqual([])
    expect(await words('cameras', 'id')).toContain('cameras')
  })

  it('says in which heading a code lies', async () => {
    const [phone] = await searchHsCodes(catalogue, '851713', 'id')
    expect(phone?.heading).toEqual({ code: '8517', label: 'Telepon, ponsel, router', unofficial: true })
    const [same] = await searchHsCodes(catalogue, '851713', 'en')
    expect(same?.heading).toEqual({ code: '8517', label: expect.stringMatching(/^Telephone sets/) })
  })

  it('finds by the beginning of a word, but not by its middle', async () => {
    expect(await codes('head', 'en')).toContain('851830')
    expect(await codes('phones', 'en')).not.toContain('851830')
  })

  it('gives labels and restrictions in the reader’s language', async () => {
    const [phone] = await searchHsCodes(catalogue, '851713', 'en')
    expect(phone?.label).toBe('Smartphones (mobile phones)')
    expect(phone?.restriction).toMatchObject({ kind: 'imei', reason: expect.stringContaining('at most 2') })
    expect(phone).not.toHaveProperty('words')
    expect(phone).not.toHaveProperty('everyday')
    expect(phone).not.toHaveProperty('brands')
  })

  it('returns at most twenty; without a query the most frequently bought', async () => {
    expect(await codes('plastik')).toHaveLength(20)
    expect(await codes('')).toHaveLength(20)
    expect((await codes('  ')).slice(0, 3)).toEqual(['851713', '851830', '850760'])
    expect(await codes('"><qqzz>')).toEqual([])
  })

  it.each([
    ['852351', '8523.51'],
    ['8523', '8523'],
  ])('formats %s as %s', (code, text) => {
    expect(formatHsCode(code)).toBe(text)
  })
})

describe('stored HS codes', () => {
  const records = catalogue.all('hs-codes')

  it('are sorted and unique', () => {
    expect(records.length).toBeGreaterThanOrEqual(400)
    const recordCodes = records.map(({ hscode }) => hscode)
    expect(recordCodes).toEqual([...new Set(recordCodes)].sort())
  })

  it('rank the most frequently bought goods without ties', () => {
    const ranks = records.flatMap(({ everyday }) => everyday ?? []).sort((one, other) => one - other)
    expect(ranks.length).toBeGreaterThan(20)
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
  })

  it('all exist in the Harmonized System', () => {
    expect(records.filter(({ hscode }) => !nomenclature.has(hscode))).toEqual([])
  })

  it.each(languages)('have unique labels (%s)', (language) => {
    const labels = records.map(({ labels }) => labels[language].toLowerCase())
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  it('have texts in the right script for each language', () => {
    for (const { hscode, labels, words, restriction } of records) {
      for (const texts of [labels, words, ...(restriction ? [restriction.reason] : [])]) {
        expect(`${texts.id}${texts.en}`, hscode).not.toMatch(/\p{Script=Han}/u)
        expect(texts.zh, hscode).toMatch(/\p{Script=Han}/u)
      }
    }
  })

  it('have plausible tax rates', () => {
    for (const { hscode, percentage_bea_masuk, percentage_ppn, percentage_pph } of records) {
      expect(percentage_bea_masuk, hscode).toBeLessThanOrEqual(hscode.startsWith('22') ? 150 : 40)
      expect([0, 11], hscode).toContain(percentage_ppn)
      expect([0, 2.5, 7.5], hscode).toContain(percentage_pph)
    }
    const free = records.filter(({ percentage_ppn }) => percentage_ppn === 0)
    expect(free.map(({ hscode }) => hscode)).toEqual(['490199', '490300'])
  })

  it.each<[string, Language]>([
    ...(['pistol', 'senjata api', 'senpi', 'senapan', 'peluru', 'amunisi'] as const).map(inId),
    ...(['narkoba', 'narkotika', 'sabu', 'ganja', 'kokain', 'heroin', 'ekstasi'] as const).map(inId),
    ...(['gun', 'handgun', 'rifle', 'ammunition', 'narcotics', 'cocaine', 'marijuana', 'weed'] as const).map(
      inEn,
    ),
    ...(['手枪', '枪', '子弹', '毒品', '大麻', '冰毒', '可卡因'] as const).map(inZh),
    ...(['airsoft', 'katana', 'petasan', 'baju bekas'] as const).map(inId),
  ])(
    'banned goods stop under the word that is typed, with reason and source: %s (%s)',
    async (query, language) => {
      const [first] = await searchHsCodes(catalogue, query, language)
      expect(first?.restriction).toMatchObject({
        kind: 'banned',
        reason: expect.stringMatching(/\S/) as unknown,
        source: expect.stringMatching(/\S/) as unknown,
      })
    },
  )

  it.each(['sex toy', 'alat bantu seks', 'vibrator', '情趣用品'])(
    '%s is found with its restriction',
    async (query) => {
      expect((await searchHsCodes(catalogue, query, 'id'))[0]).toMatchObject({
        hscode: '901910',
        restriction: { reason: expect.stringContaining('tidak kami kirim') as unknown },
      })
    },
  )

  it.each([
    ['pisau dapur', '821192'],
    ['alat pijat', '901910'],
  ])('%s is still found first', async (query, code) => {
    const [first] = await searchHsCodes(catalogue, query, 'id')
    expect(first?.hscode).toBe(code)
    expect(first?.restriction?.kind).not.toBe('banned')
  })

  it('are marked as restricted where goods are banned or need permits', () => {
    const kindOf = (code: string) => records.find(({ hscode }) => hscode === code)?.restriction?.kind
    expect(['630900', '930400', '930700', '360410', '010619', '030111'].map(kindOf)).toEqual(
      Array(6).fill('banned'),
    )
    expect(['851713', '851714', '847130'].map(kindOf)).toEqual(Array(3).fill('imei'))
    // Food, medicines, cosmetics, seeds and plants, toys.
    const watched = records.filter(({ hscode }) => /^(?:0[1-9]|1[2-9]|2[0-2]|30|330[3-5]|9503)/.test(hscode))
    expect(watched.filter(({ restriction }) => !restriction)).toEqual([])
  })
})

describe('the nomenclature', () => {
  const others = [...nomenclature.values()].filter(
    ({ hscode }) => catalogue.known('hs-codes', hscode) === undefined,
  )

  it('has every six-digit code, heading and chapter of HS 2022', () => {
    const headings = new Set([...nomenclature.keys()].map((code) => code.slice(0, 4)))
    expect([nomenclature.size, headings.size, chapters.size]).toEqual([5612, 1228, 96])
  })

  it('finds each code by its digits, and one of every heading by its English name', async () => {
    const lost = others.filter(({ hscode }) => findHsCode(catalogue, hscode)?.hscode !== hscode)
    expect(lost).toEqual([])
    const samples = new Map(others.map((record) => [record.hscode.slice(0, 4), record]))
    // Two codes have the same name in the source.
    const unnamed: string[] = []
    for (const { hscode, labels } of samples.values()) {
      const found = await codes(labels.en, 'en')
      if (!found.slice(0, 2).includes(hscode)) unnamed.push(hscode)
    }
    expect(unnamed).toEqual([])
  })

  it.each<Language>(['id', 'zh'])(
    'finds a code of every heading by the heading’s name (%s)',
    async (language) => {
      const lost: string[] = []
      for (const heading of new Set(others.map(({ hscode }) => hscode.slice(0, 4)))) {
        const found = await codes(headingOf(heading)?.names[language] ?? '', language)
        if (!found.some((code) => code.startsWith(heading))) lost.push(heading)
      }
      expect(lost).toEqual([])
    },
  )

  it('has short names of headings in the right script for each language', () => {
    for (const code of new Set(others.map(({ hscode }) => hscode.slice(0, 4)))) {
      const { id = '', zh = '' } = headingOf(code)?.names ?? {}
      expect(id, code).toMatch(/^[\p{Script=Latin}\d\s,.()/%&-]{1,60}$/u)
      expect(zh, code).toMatch(/\p{Script=Han}/u)
      expect(zh.length, code).toBeLessThanOrEqual(60)
    }
  })

  it('takes the most frequent rates of the chapter, and says so', async () => {
    const [hoses] = await searchHsCodes(catalogue, '391739', 'id')
    expect(hoses).toMatchObject({
      label: 'Pipa dan selang plastik',
      name: expect.stringContaining('Plastics'),
      rate_basis: 'chapter',
      percentage_bea_masuk: 10,
    })
    expect((await searchHsCodes(catalogue, '851713', 'id'))[0]).not.toHaveProperty('rate_basis')
    for (const { chapter, percentage_bea_masuk, category_id } of chapters.values()) {
      const rates = catalogue
        .all('hs-codes')
        .filter(({ hscode }) => hscode.startsWith(chapter))
        .map((record) => record.percentage_bea_masuk)
      const times = (rate: number) => rates.filter((one) => one === rate).length
      const most = Math.max(0, ...rates.map(times))
      expect(times(percentage_bea_masuk), chapter).toBe(most)
      expect(catalogue.offered('categories', category_id), chapter).toBeDefined()
    }
  })

  it('marks what is banned or needs a permit, by the longest beginning of its code', () => {
    const kindOf = (code: string) => findHsCode(catalogue, code)?.restriction?.kind
    expect(['010121', '360200', '930190', '284410', '121130', '631010'].map(kindOf)).toEqual(
      Array(6).fill('banned'),
    )
    expect(['020110', '300215', '293930', '880240'].map(kindOf)).toEqual([
      'permit',
      'permit',
      'permit',
      undefined,
    ])
  })

  it('does not bring back a code that an operator withdrew', async () => {
    const [first, ...rest] = readSeeds().filter(({ kind }) => kind === 'hs-codes')
    const stored = { version: 1, changedBy: 'operator' as const, changedAt: new Date(0) }
    const withdrawn = changeCatalogue(
      null,
      [
        ...(first ? [{ ...first, ...stored, removedAt: new Date(0) }] : []),
        ...rest.map((seed) => ({ ...seed, ...stored, removedAt: null })),
      ],
      1,
    )
    expect(findHsCode(withdrawn, '010619')).toBeUndefined()
    expect((await searchHsCodes(withdrawn, '0106', 'id')).map(({ hscode }) => hscode)).not.toContain('010619')
  })
})
