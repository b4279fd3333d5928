import type { FastifyRequest } from 'fastify'
import type { Shares, TimeOuts } from '../base/config.ts'
import { busy } from '../refusal/refusal.ts'
import { widerNetworkOf } from '../security/network.ts'
import { createShare, retryAfter } from './slots.ts'

/** Bodies of uploads on their way. They wait for their senders and not for us, so they occupy no slot of those that do. */
export interface Arrivals {
  /** Throws Refusal 429 when the network has its share, 503 when there is no room for another */
  receive<Input>(request: FastifyRequest, network: string, read: () => Promise<Input>): Promise<Input>
}

interface Arriving {
  socket: FastifyRequest['raw']['socket']
  begunAt: number
  bytesBefore: number
}

/** When there is no room, the slowest of those that had time to show it is closed for whoever comes next. */
export function createArrivals(
  { uploadsPerNetwork, uploadsArriving }: Pick<Shares, 'uploadsPerNetwork' | 'uploadsArriving'>,
  { uploadGrace }: Pick<TimeOuts, 'uploadGrace'>,
): Arrivals {
  const share = createShare(uploadsPerNetwork)
  const arriving = new Set<Arriving>()

  const rateOf = ({ socket, begunAt, bytesBefore }: Arriving, now: number) =>
    (socket.bytesRead - bytesBefore) / (now - begunAt)

  function makeRoom(): void {
    if (arriving.size < uploadsArriving) return
    const now = performance.now()
    const [slowest] = [...arriving]
      .filter(({ begunAt }) => now - begunAt > uploadGrace)
      .sort((one, other) => rateOf(one, now) - rateOf(other, now))
    if (!slowest) throw busy(retryAfter)
    arriving.delete(slowest)
    slowest.socket.destroy()
  }

  return {
    async receive(request, network, read) {
      const end = share.begin(widerNetworkOf(network))
      try {
        makeRoom()
        const { socket } = request.raw
        const one = { socket, begunAt: performance.now(), bytesBefore: socket.bytesRead }
        arriving.add(one)
        try {
          return await read()
        } finally {
          arriving.delete(one)
        }
      } finally {
        end()
      }
    },
  }
}
