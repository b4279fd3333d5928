import { isAir } from '../pricing/track.ts'
import type { PaperStatus } from './status.ts'

/** US dollars: customs want an identity number for what comes by air and is worth more. */
export const identityAboveUsd = 3

interface Shipment {
  option: Readonly<{ package_track: string; package_type: string; tax_included?: boolean | null }>
  goodsUsd: number
}

/** The papers of a customer, as far as they count. */
export type Identity = Readonly<
  Record<'ktp' | 'passport', Readonly<{ status: PaperStatus }> | null | undefined>
>

/** In whose own name goods are imported: a company shows its own papers, and with taxes included another imports. */
const isPersonal = ({ package_type, tax_included }: Shipment['option']): boolean =>
  (package_type === 'individu' || package_type === 'jastip') && !tax_included

/** Whether customs want to know who receives a shipment. It is saved and paid for all the same. */
export const wantsIdentity = ({ option, goodsUsd }: Shipment): boolean =>
  isAir(option) && isPersonal(option) && goodsUsd > identityAboveUsd

/** Whether a paper stands for its owner: also while we look at it, until we reject it. */
export const countsAsIdentity = (paper: Identity['ktp']): boolean =>
  paper !== null && paper !== undefined && paper.status !== 'rejected'

export const hasIdentity = ({ ktp, passport }: Identity): boolean => [ktp, passport].some(countsAsIdentity)

/** Whether a shipment waits for a paper of its customer. */
export const lacksIdentity = (shipment: Shipment, identity: Identity): boolean =>
  wantsIdentity(shipment) && !hasIdentity(identity)
