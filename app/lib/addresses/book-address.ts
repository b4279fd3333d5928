import type { Address } from '@seberang/domain/api'
import type { KeptFile } from '../files/kept-file.ts'

/** An address as a list shows it, whether the server keeps it or, for a guest, this browser. */
export type BookAddress = Omit<Address, 'marking_code' | 'domesticShipping'> & {
  /** The paper of a guest's NPWP, which waits on this device. */
  npwp_paper?: KeptFile
}

const localPrefix = 'local:'

/** Whether this browser keeps it, and no server. */
export const isLocalAddress = (id: string): boolean => id.startsWith(localPrefix)

export const newLocalId = (): string => localPrefix + crypto.randomUUID()
