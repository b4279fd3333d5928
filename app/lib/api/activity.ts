/** Requests and pages that are loading, and whether the last one failed: the state of the progress bar. */
export interface Activity {
  running: number
  failed: boolean
}

/** ms that a failure stays visible when nothing else starts. */
const failureShownFor = 3000

let clearing: ReturnType<typeof setTimeout> | undefined
let current: Activity = { running: 0, failed: false }
const listeners = new Set<() => void>()

export function activity(): Activity {
  return current
}

export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Counts one request or page. @returns call it when that has finished. */
export function begin(): (succeeded: boolean) => void {
  publish({ running: current.running + 1, failed: false })
  return (succeeded) => publish({ running: current.running - 1, failed: current.failed || !succeeded })
}

function publish(next: Activity): void {
  current = next
  clearTimeout(clearing)
  if (next.failed && next.running === 0) {
    clearing = setTimeout(() => publish({ running: 0, failed: false }), failureShownFor)
  }
  for (const listener of listeners) listener()
}
