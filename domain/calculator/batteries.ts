import { isUnderHeading } from '../pricing/index.ts'

/** Batteries themselves, power banks, phones, portable computers and electronic cigarettes. */
const batteryHeadings = ['8506', '8507', '851713', '851714', '847130', '854340']

/** Whether goods of a code are or always hold a battery. */
export const holdsBattery = (hscode: string): boolean => isUnderHeading(hscode, batteryHeadings)

interface Goods {
  hscode: string
  hasBattery: boolean
}

/** Whether goods hold a battery once they have another code: those that do tick it, others take back only what such goods had ticked. */
export const batteryAfter = (hscode: string, before: Goods): boolean =>
  holdsBattery(hscode) || (before.hasBattery && !holdsBattery(before.hscode))
