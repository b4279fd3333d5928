/** Under this name local storage says that this browser shows a customer's notices, and to which address they go. */
export const deviceMark = 'push'

/** Built from app/service-worker.ts. */
export const workerPath = '/service-worker.js'

/** Whether this browser has been told to show notices, without loading what does. */
export const isDevice = (): boolean => localStorage.getItem(`tk_${deviceMark}`) !== null
