import { describe, expect, it } from 'vitest'
import { currentRuleSet } from '../pricing/index.ts'
import { byCost, amountToHaveReady } from './index.ts'

type Option = Parameters<typeof byCost>[0] & { id: string }
const option = (id: string, total: number, difference = 0, days: [number, number] = [5, 8]): Option => ({
  id,
  answer: { total },
  days,
  package: { package_type: 'individu' },
  ...(difference !== 0 && {
    advice: {
      key: 'jastip_without_allowance',
      law: currentRuleSet().laws.jastip,
      levies: { duty: 0, vat: 0, income_tax: 0 },
      goods: [],
      difference,
    },
  }),
})

describe('delivery options, cheapest first', () => {
  it.each<[string, Option[], string[]]>([
    [
      'a tariff below the law counts with what customs may add',
      [option('jastip', 245_000, 1_600_574), option('own', 1_365_695)],
      ['own', 'jastip'],
    ],
    [
      'it comes first where it stays cheaper even so',
      [option('own', 2_000_000), option('jastip', 245_000, 1_600_574)],
      ['jastip', 'own'],
    ],
    [
      'a law that levies less makes nothing cheaper',
      [option('less by law', 900_000, -500_000), option('own', 800_000)],
      ['own', 'less by law'],
    ],
    [
      'of two equal by law, the tariff that says so',
      [option('jastip', 245_000, 755_000), option('own', 1_000_000)],
      ['own', 'jastip'],
    ],
    [
      'of two equal by law, the one that needs no company',
      [
        { ...option('company', 1_000_000), package: { package_type: 'company' } },
        option('own', 245_000, 755_000),
      ],
      ['own', 'company'],
    ],
    [
      'jastip comes last, however little it costs: its tariff is not backed by law',
      [{ ...option('jastip', 245_000), package: { package_type: 'jastip' } }, option('own', 1_000_000)],
      ['own', 'jastip'],
    ],
    [
      'of two equal ones, the quicker',
      [option('sea', 1_000_000, 0, [45, 60]), option('air', 1_000_000)],
      ['air', 'sea'],
    ],
    [
      'of two that take as long at most, the one that may be sooner',
      [option('later', 1_000_000, 0, [6, 8]), option('sooner', 1_000_000, 0, [5, 8])],
      ['sooner', 'later'],
    ],
  ])('%s', (_, options, order) => {
    expect(options.toSorted(byCost).map(({ id }) => id)).toEqual(order)
  })

  it('names the amount to have ready', () => {
    expect(amountToHaveReady(option('jastip', 245_000, 1_600_574))).toBe(1_845_574)
    expect(amountToHaveReady(option('less by law', 900_000, -500_000))).toBe(900_000)
  })
})
