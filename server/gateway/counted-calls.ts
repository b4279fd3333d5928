import type { Metrics } from '../base/metrics.ts'
import type { GatewayName } from '../base/gateway-names.ts'
import type { Gateway } from './gateway.ts'

/** The same gateway, which also counts its calls; what else it has, as the pages of the sandbox, stays as it is. */
export function withCountedCalls<Kind extends Gateway>(
  gateway: Kind,
  name: GatewayName,
  { gatewayCalls }: Pick<Metrics, 'gatewayCalls'>,
): Kind {
  const counting =
    <Input extends unknown[], Output>(call: string, make: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        const answer = await make(...input)
        gatewayCalls.inc({ gateway: name, call, outcome: 'answered' })
        return answer
      } catch (error) {
        gatewayCalls.inc({ gateway: name, call, outcome: 'failed' })
        throw error
      }
    }
  return {
    ...gateway,
    charge: counting('charge', (request) => gateway.charge(request)),
    status: counting('status', (order) => gateway.status(order)),
    cancel: counting('cancel', (order) => gateway.cancel(order)),
    refund: counting('refund', (order, amount, key) => gateway.refund(order, amount, key)),
  }
}
