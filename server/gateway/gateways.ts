import type { AmountLimits, GatewayMethod } from '@seberang/domain/api'
import type { GatewayName } from '../base/gateway-names.ts'
import { GatewayFailure, type CardFile, type Gateway } from './gateway.ts'

/** The gateways of this server, by the order in which they are asked. */
export interface Gateways {
  /** The first that takes a payment; undefined where none does. */
  taking(method: GatewayMethod, amount: number): GatewayName | undefined
  /** What they take together; undefined of a method that none offers. */
  limitsOf(method: GatewayMethod): AmountLimits | undefined
  /** The first that takes cards without a payment; undefined where none does. */
  keepingCards(): { name: GatewayName; keeps: CardFile } | undefined
  find(name: string): { name: GatewayName; gateway: Gateway } | undefined
  /** Throws GatewayFailure for one that is not set up any more: its payments wait for it. */
  require(name: GatewayName): Gateway
}

export function createGateways(all: Partial<Record<GatewayName, Gateway>>): Gateways {
  // Safe cast: the keys of the record are names.
  const named = Object.entries(all).map(([name, gateway]) => ({ name: name as GatewayName, gateway }))
  const find = (name: string) => named.find((one) => one.name === name)
  return {
    find,
    keepingCards: () => named.flatMap(({ name, gateway: { keeps } }) => (keeps ? { name, keeps } : []))[0],
    taking: (method, amount) =>
      named.find(({ gateway: { offers } }) => isWithin(amount, offers[method]))?.name,
    limitsOf(method) {
      const limits = named.flatMap(({ gateway: { offers } }) => offers[method] ?? [])
      if (limits.length === 0) return undefined
      return {
        min: Math.min(...limits.map(({ min }) => min)),
        max: Math.max(...limits.map(({ max }) => max)),
      }
    },
    require(name) {
      const found = find(name)
      if (!found) throw new GatewayFailure(`GATEWAY names no ${name}, which has payments`)
      return found.gateway
    },
  }
}

const isWithin = (amount: number, limits: AmountLimits | undefined): boolean =>
  limits !== undefined && amount >= limits.min && amount <= limits.max
