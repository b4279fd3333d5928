import { requestWith } from './build.ts'
import { flat } from './priced-case.ts'
import type { PricedCase } from './priced-case.ts'

export const weightCases: readonly PricedCase[] = [
  {
    name: 'nothing weighs half a kilogram by air',
    request: requestWith({}, [{ ...flat, weight: 0 }]),
    weight: { real_kg: 0, volumetric_kg: 0, chargeable_kg: 0.5 },
    lines: { freight: 122_500 },
  },
  {
    name: 'exactly half a kilogram stays',
    request: requestWith({}, [{ ...flat, weight: 0.5 }]),
    weight: { chargeable_kg: 0.5 },
  },
  {
    name: 'a gram above a step is the next step',
    request: requestWith({}, [{ ...flat, weight: 1501, weight_unit: 'gram' }]),
    weight: { real_kg: 1.501, chargeable_kg: 2 },
  },
  {
    name: 'totals are compared, not lines: 3 kg of lead and 2.4 kg volumetric of foam weigh 3.1 kg',
    request: requestWith({}, [
      { ...flat, weight: 3 },
      { weight: 0.1, length: 40, width: 30, height: 10 },
    ]),
    weight: { real_kg: 3.1, volumetric_kg: 2.4, chargeable_kg: 3.5 },
  },
  {
    name: 'the last gram of a tier is still in it',
    request: requestWith({}, [{ ...flat, weight: 5 }]),
    lines: { freight: 1_225_000 },
  },
  {
    name: 'the whole weight has the price of its tier',
    request: requestWith({}, [{ ...flat, weight: 5.1 }]),
    weight: { chargeable_kg: 5.5 },
    lines: { freight: 1_182_500 },
  },
  {
    name: 'a tier without a limit takes any weight',
    request: requestWith({}, [{ ...flat, weight: 900 }]),
    lines: { freight: 170_100_000 },
  },
  {
    name: 'an ounce is 28.3495 g and a pound 453.592 g',
    request: requestWith({}, [
      { ...flat, weight: 1, weight_unit: 'ons' },
      { ...flat, weight: 1, weight_unit: 'lb' },
      { ...flat, weight: 1, weight_unit: 'pond' },
    ]),
    weight: { real_kg: 0.9355335 },
  },
  {
    name: 'units may be written with capitals',
    request: requestWith({}, [{ weight_unit: 'Kg', dimension_unit: 'Cm' }]),
    weight: { real_kg: 1, volumetric_kg: 0.6 },
  },
  {
    name: 'sides in millimetres and metres',
    request: requestWith({}, [
      { weight: 0, length: 200, width: 150, height: 100, dimension_unit: 'mm' },
      { weight: 0, length: '0,2', width: '0.15', height: 0.1, dimension_unit: 'm' },
    ]),
    weight: { volumetric_kg: 1.2 },
  },
  {
    name: 'an unknown unit counts nothing and says so',
    request: requestWith({}, [{ weight_unit: 'stone', dimension_unit: 'span' }]),
    weight: { real_kg: 0, volumetric_kg: 0, chargeable_kg: 0.5 },
    answer: {
      warnings: [
        {
          field: 'products[0].weight_unit',
          message: 'This unit is not known, so what is given in it counts as 0.',
        },
        {
          field: 'products[0].dimension_unit',
          message: 'This unit is not known, so what is given in it counts as 0.',
        },
      ],
    },
  },
  {
    name: 'a quantity is cut to the whole number',
    request: requestWith({}, [{ ...flat, quantity: '2,9' }]),
    weight: { real_kg: 2 },
    answer: { goods: { idr: 3_200_000, usd: 200 } },
  },
]
