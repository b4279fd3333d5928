import type { Address } from '@seberang/domain/api'
import type { DraftFile } from '../files/draft-file.ts'

/** An address in a list, stored at the server or, for a guest, in this browser. */
export type BookAddress = Omit<Address, 'marking_code' | 'domesticShipping'> & {
  /** A guest's NPWP document, which is still on this device. */
  npwp_paper?: DraftFile
}

const localPrefix = 'local:'

/** Whether the address exists only in this browser. */
export const isLocalAddress = (id: string): boolean => id.startsWith(localPrefix)

export const newLocalId = (): string => localPrefix + crypto.randomUUID()
