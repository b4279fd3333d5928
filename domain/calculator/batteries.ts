import { isUnderHeading } from '../pricing/index.ts'

/** Batteries themselves, power banks, phones, portable computers and electronic cigarettes. */
const batteryHeadings = ['8506', '8507', '851713', '851714', '847130', '854340']

/** Whether goods of a code are or always hold a battery. */
export const holdsBattery = (hscode: string): boolean => isUnderHeading(hscode, batteryHeadings)
