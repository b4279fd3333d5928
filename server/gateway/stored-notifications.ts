// What is looked for in notifications after they were stored, whichever gateway sent them.
import type { GatewayName } from '../base/gateway-names.ts'
import type { NotificationWords } from './gateway.ts'
import { notificationWords as midtrans } from './midtrans-format.ts'
import { notificationWords as xendit } from './xendit-format.ts'

/** The sandbox uses Midtrans'. */
const words: Record<Exclude<GatewayName, 'sandbox'>, NotificationWords> = { midtrans, xendit }
const all = Object.values(words)

export const statusesWithoutMoney = all.flatMap(({ withoutMoney }) => withoutMoney)
export const statusesOfParts = all.flatMap(({ partlyTakenBack }) => partlyTakenBack)
export const amountPaths = all.map(({ amountPath }) => amountPath)
export const partPaths = all.flatMap(({ partPath }) => (partPath ? [partPath] : []))
