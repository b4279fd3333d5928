import type { StatusTone } from '@seberang/tokens'
import type { IconType } from './icon-type.ts'
import {
  BadgeCheck,
  CircleCheck,
  CircleDashed,
  Landmark,
  Plane,
  Receipt,
  ShieldAlert,
  Ship,
  Truck,
  Warehouse,
} from './index.ts'

const byAir: Record<StatusTone, IconType> = {
  fromSeller: CircleDashed,
  quarantine: ShieldAlert,
  warehouse: Warehouse,
  pending: Receipt,
  paid: BadgeCheck,
  sent: Plane,
  inbound: Landmark,
  outbound: Truck,
  finished: CircleCheck,
}
const onWater: Record<StatusTone, IconType> = { ...byAir, sent: Ship }

/** The icon of every stage; the crossing itself shows the vessel. */
export const statusIcons = (bySea: boolean): Record<StatusTone, IconType> => (bySea ? onWater : byAir)
