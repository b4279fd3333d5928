import { isUnderHeading } from '../pricing/index.ts'

/** Goods that are batteries, or practically never come without one. */
const batteryHeadings = [
  // Batteries themselves and power banks.
  '8506',
  '8507',
  // Phones, laptops and tablets.
  '851713',
  '851714',
  '847130',
  // Electronic cigarettes.
  '854340',
  // Torches: "designed to function by their own source of energy".
  '851310',
  // Drones; electric bicycles, scooters and wheelchairs.
  '8806',
  '871160',
  '871390',
  // Hearing aids.
  '902140',
]

const withoutCable =
  /bluetooth|wireless|nirkabel|cordless|tanpa kabel|portable|rechargeable|isi ulang|蓝牙|无线|充电|便携/iu

/**
 * Codes that cover goods with a battery and goods without, and the names of those with one. Whoever's goods have another
 * name knows it, and ticks it.
 */
const batteryNames: readonly { headings: readonly string[]; names: RegExp }[] = [
  {
    headings: [
      // Electric tools, vacuum cleaners and shavers.
      '84672',
      '8508',
      '8510',
      // Fans, mice and keyboards, microphones, loudspeakers and radios.
      '841451',
      '847160',
      '851810',
      '85182',
      '8527',
    ],
    names: withoutCable,
  },
  // Headphones: what is sold as earbuds today has no cable.
  { headings: ['851830'], names: new RegExp(`${withoutCable.source}|\\btws\\b|buds|airpods`, 'iu') },
  // Household appliances and massage appliances.
  { headings: ['850980'], names: new RegExp(`${withoutCable.source}|toothbrush|sikat gigi|牙刷`, 'iu') },
  { headings: ['901910'], names: new RegExp(`${withoutCable.source}|\\bgun\\b|筋膜枪`, 'iu') },
  // Smart watches and trackers share their code with routers, which may be wireless, and mains-powered smart devices.
  {
    headings: ['851762'],
    names: /watch|\bjam\b|smart ?(?:band|ring)|mi band|airtag|mifi|手表|手环|随身/iu,
  },
  // A quartz watch has a cell of its own kind; it is the smart ones that are charged.
  { headings: ['9101', '9102'], names: /smart|pintar|智能/iu },
  // Cameras share their code with web and surveillance cameras.
  {
    headings: ['8525'],
    names: new RegExp(
      `${withoutCable.source}|kamera digital|digital camera|mirrorless|dslr|action|gopro|walkie|\\bht\\b|数码相机|微单|单反|运动相机|对讲机`,
      'iu',
    ),
  },
  // Game consoles and toys.
  {
    headings: ['950450'],
    names: new RegExp(`${withoutCable.source}|switch|deck|handheld|genggam|掌机`, 'iu'),
  },
  { headings: ['950300'], names: /\bdrone\b|\brc\b|remote|遥控|无人机/iu },
]

interface Goods {
  hscode: string
  /** What somebody called them, in any language. */
  title: string
}

const namesFor = (hscode: string): RegExp | undefined =>
  batteryNames.find(({ headings }) => isUnderHeading(hscode, headings))?.names

/** Whether goods are or hold a battery, as their code says or, where that covers both kinds, their name. */
export const holdsBattery = ({ hscode, title }: Goods): boolean =>
  isUnderHeading(hscode, batteryHeadings) || (namesFor(hscode)?.test(title) ?? false)

interface Ticked {
  hscode: string
  hasBattery: boolean
}

/**
 * Whether goods hold a battery once they have another code: those that do tick it. For others, it stays as somebody
 * ticked it, except where the former goods were of a kind that holds one: that was about those.
 */
export function batteryAfter(goods: Goods, before: Ticked): boolean {
  if (holdsBattery(goods)) return true
  const wasOfSuchGoods =
    isUnderHeading(before.hscode, batteryHeadings) || namesFor(before.hscode) !== undefined
  return before.hasBattery && (goods.hscode === before.hscode || !wasOfSuchGoods)
}
