import { airIndividual, machines, phones, requestWith, seaCompany } from './build.ts'
import { cube, flat, sea } from './priced-case.ts'
import type { PricedCase } from './priced-case.ts'

export const seaCases: readonly PricedCase[] = [
  {
    name: 'heavy goods by sea: 1,200 kg count as 2 m³',
    request: requestWith(sea, [{ ...cube, weight: 1200 }]),
    weight: { measured_m3: 1, chargeable_m3: 2 },
    lines: { freight: 10_400_000, handling: 246_250 },
  },
  {
    name: 'a started litre counts',
    request: requestWith({ ...sea, is_disable_minimum_weight: true }, [
      { weight: 0, length: 10, width: 10, height: 10.1 },
    ]),
    weight: { measured_m3: 0.00101, chargeable_m3: 0.002 },
  },
  {
    name: 'two categories share one cubic metre by volume',
    request: requestWith(sea, [
      { ...cube, height: 25 },
      { ...cube, height: 75, category: machines },
    ]),
    // 0.25 × 5,200,000 + 0.75 × 6,350,000
    lines: { freight: 6_062_500 },
  },
  {
    name: 'goods without a volume share by weight',
    request: requestWith(sea, [
      { ...flat, weight: 60 },
      { ...flat, weight: 180, category: machines },
    ]),
    // 240 kg are 0.4 m³: 0.1 × 5,200,000 + 0.3 × 6,350,000
    weight: { chargeable_m3: 0.4 },
    lines: { freight: 2_425_000 },
  },
  {
    name: 'goods without volume and weight share evenly',
    request: requestWith(sea, [
      { ...flat, weight: 0 },
      { ...flat, weight: 0, category: machines, quantity: 9 },
    ]),
    // 0.15 × 5,200,000 + 0.15 × 6,350,000
    lines: { freight: 1_732_500 },
  },
  {
    name: 'a share that is no finite decimal is rounded once, half up',
    request: requestWith(sea, [
      { ...cube, height: 10 },
      { ...cube, height: 20, category: { ...machines, price_cbm: 5_200_001 } },
    ]),
    // 200 kg are 0.333… m³, so 0.334 × (5,200,000 + ⅔) = 1,736,800.22…
    lines: { freight: 1_736_800 },
  },
  {
    name: 'a 20-foot container costs what its dearest goods cost, once',
    request: requestWith({ ...sea, container_type: 'fcl_20' }, [cube, { ...cube, category: machines }, cube]),
    lines: { freight: 71_250_000 },
  },
  {
    name: 'handling up to 250 kg',
    request: requestWith(sea, [{ ...flat, weight: 250 }]),
    lines: { handling: 175_000 },
  },
  {
    name: 'a started kilogram above 250 kg',
    request: requestWith(sea, [{ ...flat, weight: 250.1 }]),
    lines: { handling: 175_075 },
  },
  {
    name: 'a sea package may leave handling out',
    request: requestWith({ ...sea, package: { ...seaCompany, handling: false } }),
    lines: { handling: 0 },
  },
  {
    name: 'an air package may charge handling',
    request: requestWith({ package: { ...airIndividual, handling: true } }),
    lines: { handling: 175_000 },
  },
  {
    name: 'a null handling leaves the rule',
    request: requestWith({ ...sea, package: { ...seaCompany, handling: null } }),
    lines: { handling: 175_000 },
  },
  {
    name: 'phones carry their surcharge by sea too, and only goods named exactly so',
    request: requestWith(sea, [
      { category: phones, quantity: 3 },
      { category: { ...phones, category_name: 'handphone' }, quantity: 5 },
    ]),
    lines: { phone_surcharge: 450_000 },
  },
  {
    name: 'a phone category without a surcharge adds nothing',
    request: requestWith({}, [{ category: { ...phones, additional_info: undefined } }]),
    lines: { phone_surcharge: 0 },
  },
]
