import type { Rupiah } from './common.ts'

export interface ExportCountry {
  country: string
  flag: string
  name: string
  currency: string
  dialling_code: string
}

/** A way to send goods abroad. What the destination asks for on arrival is the recipient's. */
export interface ExportPackage {
  package_id: string
  title: string
  accepts_battery: boolean
  price_json: Record<string, { tiers: { up_to_kg: number | null; price_per_kg: Rupiah }[] }>
  days: Record<string, [number, number]>
}
