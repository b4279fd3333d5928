import type { PricedWeight } from '../../pricing/index.ts'
import type { Rupiah } from './common.ts'
import type { Agent, DimensionInput } from './reference.ts'

/** The goods to hand over; measures are those of one unit of quantity. */
export interface DropPointInput extends DimensionInput {
  country: string
  /** Category that sets the sea price; general goods by default. */
  category_id?: string
}

/** A place abroad where goods can be handed over, with the freight from there to Indonesia. */
export interface DropPoint {
  agent: Agent
  /** The package with the lowest freight. */
  package_id: string
  title: string
  /** Freight only: without levies and domestic shipping. */
  price: Rupiah
  weight: PricedWeight
  days: [number, number]
}
