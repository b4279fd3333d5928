import type { PricedWeight } from '../../pricing/index.ts'
import type { Rupiah } from './common.ts'
import type { Agent, DimensionInput } from './reference.ts'

/** What would be handed over, per unit of quantity. */
export interface DropPointInput extends DimensionInput {
  country: string
  /** What the goods are, for the price by sea; general goods when it is left out. */
  category_id?: string
}

/** A place abroad where goods are handed over, and what they cost from there to Indonesia. */
export interface DropPoint {
  agent: Agent
  /** The delivery method with the lowest freight. */
  package_id: string
  title: string
  /** The freight: what the state asks for and the courier are not in it. */
  price: Rupiah
  weight: PricedWeight
  days: [number, number]
}
