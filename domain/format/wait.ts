/** The whole seconds of a wait of milliseconds, rounded up: after them it is over. */
export const waitSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))
