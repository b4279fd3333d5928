import type { Metrics } from '../base/metrics.ts'
import type { Gateway } from './gateway.ts'

/** Counts a gateway's calls, whose answers stay as they are; so does what else it can do. */
export function measured<Kind extends Gateway>(
  gateway: Kind,
  { gatewayCalls }: Pick<Metrics, 'gatewayCalls'>,
): Kind {
  const counting =
    <Input extends unknown[], Output>(call: string, make: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        const answer = await make(...input)
        gatewayCalls.inc({ call, outcome: 'answered' })
        return answer
      } catch (error) {
        gatewayCalls.inc({ call, outcome: 'failed' })
        throw error
      }
    }
  return {
    ...gateway,
    charge: counting('charge', (request) => gateway.charge(request)),
    status: counting('status', (orderId) => gateway.status(orderId)),
    cancel: counting('cancel', (orderId) => gateway.cancel(orderId)),
    refund: counting('refund', (orderId, amount, key) => gateway.refund(orderId, amount, key)),
  }
}
