import { requestWith } from './build.ts'
import { sea } from './priced-case.ts'
import type { PricedCase } from './priced-case.ts'

export const packagingCases: readonly PricedCase[] = [
  {
    name: 'the packaging replaces what the products add up to',
    request: requestWith({
      packaging: {
        quantity: 2,
        weight: 3,
        weight_unit: 'kg',
        length: 30,
        width: 20,
        height: 10,
        dimension_unit: 'cm',
      },
    }),
    weight: { real_kg: 3, volumetric_kg: 2.4 },
  },
  {
    name: 'a missing side keeps the volume of the products',
    request: requestWith({
      packaging: { weight: 3, weight_unit: 'kg', length: 30, width: 20, dimension_unit: 'cm' },
    }),
    weight: { real_kg: 3, volumetric_kg: 0.6 },
  },
  {
    name: 'an absent weight leaves the products theirs',
    request: requestWith({ packaging: { length: 30, width: 20, height: 10, dimension_unit: 'cm' } }),
    weight: { real_kg: 1, volumetric_kg: 1.2 },
  },
  {
    name: 'a revised side completes the sides',
    request: requestWith({
      packaging: { length: 30, width: 20, dimension_unit: 'cm', revision: { height: 10 } },
    }),
    weight: { volumetric_kg: 1.2 },
  },
  {
    name: 'a volume says nothing by air',
    request: requestWith({ packaging: { volume_m3: 3, revision: { volume_m3: 4 } } }),
    weight: { volumetric_kg: 0.6 },
  },
  {
    name: 'by sea an estimated volume wins over estimated sides',
    request: requestWith({
      ...sea,
      packaging: { volume_m3: 2, length: 100, width: 100, height: 100, dimension_unit: 'cm' },
    }),
    weight: { measured_m3: 2, volumetric_kg: 400 },
  },
  {
    name: 'by sea measured sides win over an estimated volume',
    request: requestWith({
      ...sea,
      packaging: { volume_m3: 2, length: 100, width: 100, dimension_unit: 'cm', revision: { height: 150 } },
    }),
    weight: { measured_m3: 1.5 },
  },
  {
    name: 'by sea a measured side beside unknown ones leaves the estimated volume',
    request: requestWith({
      ...sea,
      packaging: { volume_m3: 2, dimension_unit: 'cm', revision: { height: 150 } },
    }),
    weight: { measured_m3: 2 },
  },
  {
    name: 'by sea a measured volume wins over everything',
    request: requestWith({
      ...sea,
      packaging: {
        volume_m3: 2,
        length: 100,
        width: 100,
        dimension_unit: 'cm',
        revision: { height: 150, volume_m3: '1,2' },
      },
    }),
    weight: { measured_m3: 1.2 },
  },
  {
    name: 'an unknown unit of the packaging counts nothing and says so',
    request: requestWith({ packaging: { weight: 3, weight_unit: 'sack' } }),
    weight: { real_kg: 0, volumetric_kg: 0.6, chargeable_kg: 1 },
    answer: {
      warnings: [
        {
          field: 'packaging.weight_unit',
          message: 'This unit is not known, so what is given in it counts as 0.',
        },
      ],
    },
  },
]
