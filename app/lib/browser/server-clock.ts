interface Clock {
  /** Takes the time of a response; the latest wins, since a response from a cache has the time of its day. */
  read: (time: number) => void
  /** Milliseconds since 1970. Before the first response, the device's time. */
  now: () => number
}

/** Runs on from the last response. The device's own clock may be wrong, or be set meanwhile. */
function createClock(): Clock {
  let origin: number | undefined
  return {
    read: (time) => {
      if (!Number.isNaN(time)) origin = Math.max(origin ?? -Infinity, time - performance.now())
    },
    now: () => (origin === undefined ? Date.now() : origin + performance.now()),
  }
}

const product = createClock()
const wall = createClock()

/** Takes the server's times from a response. */
export function readServerTime(headers: Headers): void {
  product.read(Number(headers.get('tb-time') ?? Number.NaN))
  wall.read(Date.parse(headers.get('date') ?? ''))
}

/** The product's time, for everything that is due. */
export const serverNow = product.now
/** The server's wall clock, for signatures. It differs from the product's time where development has moved that. */
export const serverWallClock = wall.now
