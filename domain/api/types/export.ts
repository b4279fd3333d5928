import type { Rupiah } from './common.ts'

export interface ExportCountry {
  country: string
  flag: string
  name: string
  currency: string
  dialling_code: string
}

/** An option for sending goods abroad. The recipient pays the levies of the destination. */
export interface ExportPackage {
  package_id: string
  title: string
  accepts_battery: boolean
  price_json: Record<string, { tiers: { up_to_kg: number | null; price_per_kg: Rupiah }[] }>
  days: Record<string, [number, number]>
}
