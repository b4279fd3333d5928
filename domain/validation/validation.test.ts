import { describe, expect, it, test } from 'vitest'
import { codeLengths, codeLetters } from '../codes/index.ts'
import { languages } from '../language/index.ts'
import {
  bankReference,
  calendarDay,
  decimal,
  emailAddress,
  fields,
  instant,
  listOf,
  message,
  messageFor,
  messageKeys,
  newPassword,
  optionalEmailAddress,
  optionalText,
  phoneNumber,
  printedText,
  publicText,
  queryNumber,
  text,
  trackingNumber,
  validate,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './index.ts'

describe('messages', () => {
  it.each(languages)('every reason has a text in %s', (language) => {
    for (const key of messageKeys) {
      expect(messageFor(language, key)).not.toBe(key)
      expect(messageFor(language, key).length).toBeGreaterThan(2)
    }
  })

  it('carry the values of their text in one string', () => {
    expect(messageFor('en', message('too_long', { max: 120 }))).toBe('At most 120 characters.')
    expect(messageFor('id', message('wrong_code'), { tries_left: 3 })).toBe('Kode salah. Sisa percobaan: 3.')
  })

  it('of other origin are unchanged', () => {
    expect(messageFor('en', 'Something else')).toBe('Something else')
  })
})

describe('a phone number', () => {
  const isAccepted = (value: string): boolean =>
    'value' in validate(fields({ value: phoneNumber() }), { value }, 'en')

  it.each([
    '0812.2044.1871',
    '0812 2044 1871',
    '0812-2044-1871',
    '+62 812-2044.1871',
    '(021) 555 1234',
    '+(62) 812 2044 1871',
    '081220441871',
    '0812/2044/1871',
  ])('may be written as %s', (typed) => {
    expect(isAccepted(typed)).toBe(true)
  })

  it.each(['0.......1', '812', 'nol delapan', '081220441871/081220441872', '0812 2044 1871.', '2026.11.1a'])(
    'is not %s',
    (typed) => {
      expect(isAccepted(typed)).toBe(false)
    },
  )
})

describe('a text far over its limit', () => {
  // A quadratic check takes minutes at this length, so the tests' time limits are assertions.
  const length = 1_000_000
  const builders = {
    text,
    optionalText,
    publicText,
    emailAddress,
    optionalEmailAddress,
    phoneNumber,
    printedText,
    webAddress,
  }
  const contents = {
    letters: 'a'.repeat(length),
    digits: '0'.repeat(length),
    'parts of an address': 'a@'.repeat(length / 2),
    labels: `a@${'a.'.repeat(length / 2)}`,
    hyphens: `a@a${'-'.repeat(length)}`,
    spaces: `a${' '.repeat(length)}a`,
  }

  it.each(Object.entries(builders))(
    '%s is refused as too long',
    (_, make) => {
      for (const content of Object.values(contents)) {
        const refused = validate(fields({ value: make() }), { value: content }, 'en')
        expect(refused).toMatchObject({
          errors: [{ field: 'value', message: expect.stringMatching(/^At most/) }],
        })
      }
    },
    5_000,
  )

  it.each(Object.entries(builders))('no check of the content of %s reads beyond the limit', (_, make) => {
    const read: number[] = []
    const observed = make().test('observed', 'text', (value) => {
      read.push(String(value).length)
      return true
    })
    validate(fields({ value: observed }), { value: contents.letters }, 'en')
    expect(read).toHaveLength(1)
    expect(read[0]).toBeLessThan(3_000)
  })

  it('so is a list: no check sees an item that is over', () => {
    let items = 0
    const item = text(5).test('observed', 'text', () => {
      items += 1
      return true
    })
    const given = { items: Array.from({ length: 2_000 }, () => 'a') }
    expect(validate(fields({ items: listOf(item, 1, 3) }), given, 'en')).toEqual({
      errors: [{ field: 'items', message: 'At most 3 entries.' }],
    })
    expect(items).toBeLessThanOrEqual(4)
  })

  it.each([
    'ayu@example.com',
    'ayu＠example．com',
    '0812 3456 7890',
    '０８１２３４５６７８９０',
    '0812/3456/7890',
    '08/12/3456/7890',
    'https://evil.example/pay',
    'HTTPS:\\\\evil.example',
    'www.evil.example',
    'evil.example/pay',
    'WA.ME/6281',
  ])('a public text with %s is refused, however wide its letters are', (contact) => {
    expect(
      validate(fields({ value: publicText(length) }), { value: `Tanya ${contact}` }, 'en'),
    ).toMatchObject({
      errors: [{ field: 'value' }],
    })
  })

  it.each([
    'Sepatu dari amazon.com',
    'Pesanan 05/11/2026',
    'Dr.Martens/Nike 1/2',
    'Rp1.500.000/pcs',
    'PT. ABC',
    // Digits that are no telephone number.
    'HS 8471.30.90',
    '851713000',
    '8.500.000.000 rupiah',
    '8123456789012345',
    '62 pieces of 12 in 345678',
  ])('a public text may say %s', (value) => {
    expect(validate(fields({ value: publicText() }), { value }, 'en')).toEqual({ value: { value } })
  })

  it('public texts are searched for addresses in linear time up to a limit of any size', () => {
    const schema = fields({ value: publicText(length) })
    const { letters, labels, digits, 'parts of an address': parts } = contents
    const slashes = ['0/', '1/1/', '01/01/', 'a.a', 'a./', ':/', 'www'].map((part) => part.repeat(length / 4))
    for (const content of [letters, parts, labels, digits, ...slashes]) {
      validate(schema, { value: content.slice(0, length) }, 'en')
    }
    expect(validate(schema, { value: `${contents.letters.slice(20)} ayu@example.com` }, 'en')).toMatchObject({
      errors: [{ field: 'value' }],
    })
  }, 5_000)
})

describe('validation', () => {
  const schema = fields({ name: text(5), items: listOf(fields({ count: wholeNumber(1, 9) }), 1, 3) })

  it('reports every refused field with its path', () => {
    expect(validate(schema, { name: 'too long', items: [{ count: 1 }, { count: 10 }] }, 'en')).toEqual({
      errors: [
        { field: 'name', message: 'At most 5 characters.' },
        { field: 'items[1].count', message: 'At most 9.' },
      ],
    })
  })

  it('reports a missing value as required, not as malformed', () => {
    const nameless = fields({ remark: text(5) })
    expect(validate(nameless, {}, 'en')).toEqual({
      errors: [{ field: 'remark', message: 'This is required.' }],
    })
  })

  it.each([
    ['id', 'Pilih negara asal.', 'Isi beratnya.'],
    ['en', 'Choose the country of origin.', 'Enter the weight.'],
    ['zh', '请选择始发国。', '请填写重量。'],
  ] as const)('says in %s what is missing, by the field', (language, country, weight) => {
    const cart = fields({ country: text(3), products: listOf(fields({ weight: text(9) }), 1, 3) })
    expect(validate(cart, { products: [{}] }, language)).toEqual({
      errors: [
        { field: 'country', message: country },
        { field: 'products[0].weight', message: weight },
      ],
    })
  })

  it('trims, and drops unknown fields', () => {
    const given = { name: ' Ayu ', items: [{ count: 1, total: 0 }], role: 'administrator' }
    expect(validate(schema, given, 'en')).toEqual({ value: { name: 'Ayu', items: [{ count: 1 }] } })
  })

  it('treats an empty optional text as absent', () => {
    expect(validate(fields({ note: optionalText() }), { note: '' }, 'en')).toEqual({ value: {} })
  })

  it.each([
    [0, true],
    [12.5, true],
    ['0.1', true],
    ['1,5', false],
    ['1e3', false],
    ['-1', false],
    [-1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['', false],
    [{}, false],
  ])('a decimal of the API: %s → %s', (value, accepted) => {
    expect('value' in validate(fields({ weight: decimal(100) }), { weight: value }, 'en')).toBe(accepted)
  })

  it.each([
    ['2030-05-12', undefined],
    ['2030-02-30', 'day'],
    ['besok', 'day'],
    ['12/05/30', 'day_year'],
    ['1-5-30', 'day_year'],
  ] as const)('the day %s is refused for %s', (value, key) => {
    const refused = validate(fields({ value: calendarDay() }), { value }, 'en')
    expect('errors' in refused ? refused.errors : []).toEqual(
      key ? [{ field: 'value', message: messageFor('en', key) }] : [],
    )
  })

  it.each([
    ['Ayu@Example.com', true],
    ['a.b+c@sub.example.co.id', true],
    ['a@xn--p1ai.xn--p1ai', true],
    ['ü@example.com', true],
    ['a@b', false],
    ['a@192.0.2.1', false],
    ['a@example.c0m', true],
    ['a@example.1com', false],
    // ſ and ａ are an s and an a to some mail programs.
    ['a@maſs.example', false],
    ['maſs@example.com', false],
    ['ａ@example.com', false],
    ['a\u200db@example.com', false],
    ['a\u2060b@example.com', false],
    ['a@example.com, b@example.com', false],
    ['a@example.com\nb', false],
    [5, false],
  ])('an e-mail address: %s → %s', (value, accepted) => {
    expect('value' in validate(fields({ to: emailAddress() }), { to: value }, 'en')).toBe(accepted)
  })

  it.each([
    ['correct horse battery staple', true],
    ['Ünï çødé 密码', true],
    ['password', false],
    ['PASSWORD123', false],
    ['short', false],
    ['x'.repeat(129), false],
  ])('a password: %s → %s', (value, accepted) => {
    expect('value' in validate(fields({ password: newPassword() }), { password: value }, 'en')).toBe(accepted)
  })

  it.each([
    ['https://shop.example/a?b=1', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['shop.example', false],
  ])('a web address: %s → %s', (value, accepted) => {
    expect('value' in validate(fields({ url: webAddress() }), { url: value }, 'en')).toBe(accepted)
  })
})

describe('a text that is printed', () => {
  it.each(['Ratna', '王小明', 'Müller-Łoś', 'محمد', 'PT Laut™ & Rekan', 'Jl. Gatot №5, 3°'])(
    'may be %s',
    (typed) => {
      expect(printedText().validateSync(typed)).toBe(typed)
    },
  )

  it.each([
    ['Ratna 🌸', '🌸'],
    ['❤️ Ayu', '❤️'],
    ['Bendera 🇮🇩', '🇮🇩'],
  ])('is not %j, and the refusal names what to remove', (typed, signs) => {
    expect(() => printedText().validateSync(typed)).toThrow(message('unprintable', { signs }))
  })
})

test.each(['2.000', '1e3', ' 2', '2,5', 'two', ['1', '2'], ['1']])('%j is no number in a query', (typed) => {
  expect(() => queryNumber(1, 5000).validateSync(typed)).toThrow('number')
})

test.each([
  ['a number', wholeNumber(1, 5)],
  ['a yes or no', yesOrNo()],
])('null in place of %s is refused in the words of every refusal', (_, schema) => {
  const refused = validate(fields({ it: schema }), { it: null }, 'id')
  expect('errors' in refused && refused.errors).toMatchObject([{ field: 'it' }])
  expect(JSON.stringify(refused)).not.toContain('null')
})

describe('a tracking number', () => {
  const numbers = fields({ resi: trackingNumber() })
  it.each(['1Z 999 AA1 01 2345 6784', 'RR123456789CN', '4019-8827-3310', 'SQ-618', '9'.repeat(40)])(
    'is accepted as carriers print it: %s',
    (resi) => expect(numbers.isValidSync({ resi })).toBe(true),
  )

  // Such as a spreadsheet would compute, a hyphen alone or too few signs to find a parcel by.
  it.each([
    '-',
    '=cmd|1',
    '=123456',
    '+1234567',
    '-1234567',
    '@1234567',
    'ABCDEFG',
    'A-123',
    '９００００００',
  ])('is refused otherwise: %s', (resi) =>
    expect(() => numbers.validateSync({ resi })).toThrow(message('tracking_number')),
  )
})

describe('the reference of a transfer', () => {
  const read = (value: unknown) => {
    const result = validate(fields({ value: bankReference() }), { value }, 'en')
    return 'value' in result ? result.value.value : result.errors.map(({ message: text }) => text)
  }

  it.each([
    ['ft 2632-0001', 'FT26320001'],
    ['0012', '0012'],
    // A bank may begin its own as we do.
    ['WD-2632-0001', 'WD26320001'],
    ['INV 2632 0001 77', 'INV2632000177'],
    ['rf7kq2m9xab', 'RF7KQ2M9XAB'],
    // As a voucher's code, which nobody takes for a reference.
    ['VA2633457', 'VA2633457'],
  ])('%s is %s', (typed, reference) => {
    expect(read(typed)).toBe(reference)
  })

  it.each(['0000', '00000000', 'xxxx'])('%s is none', (typed) => {
    expect(read(typed)).toEqual([expect.stringContaining('bank statement')])
  })

  const kinds = Object.entries(codeLengths).filter(([kind]) => kind !== 'V')

  it.each([
    ...kinds.map(([kind, length]) => `${kind}-${codeLetters.slice(0, length)}`),
    'rf7kq2m9xa',
    'INV-N6K99YVC3W',
    'inv-n6k99yvc3w-evjqkc',
  ])('%s is a code of ours', (typed) => {
    expect(read(typed)).toEqual([expect.stringContaining('code of our own')])
  })
})

it('takes an instant of a day that there is, with its zone', () => {
  const errorsOf = (at: string) => {
    const result = validate(fields({ at: instant() }), { at }, 'en')
    return 'errors' in result ? result.errors : []
  }
  for (const at of ['2028-02-29T23:59+07:00', '2027-12-31T00:00Z', '2027-01-01T06:30:00.5Z'])
    expect(errorsOf(at), at).toEqual([])
  for (const at of [
    '2027-02-29T23:59+07:00',
    '2027-02-30T00:00Z',
    '2027-04-31T00:00Z',
    '2027-13-01T00:00Z',
    '2027-01-01',
  ])
    expect(errorsOf(at), at).toHaveLength(1)
})
