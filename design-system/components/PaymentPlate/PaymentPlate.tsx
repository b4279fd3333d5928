import { plate } from './PaymentPlate.css.ts'

/** The name of a bank or card on its white plate. */
export function PaymentPlate({ name }: { name: string }) {
  return <span className={plate}>{name}</span>
}
