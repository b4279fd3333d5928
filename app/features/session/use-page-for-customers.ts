import { useLocation, type Location } from 'react-router-dom'
import { paths, type SignInState } from '../../lib/navigation/paths.ts'

/** Pages that only customers see, by their name in the texts. */
const named = [
  'address',
  'lockerImport',
  'quarantine',
  'checkout',
  'status',
  'statusOrder',
  'invoices',
  'settings',
  'ktp',
  'passport',
  'company',
  'companyUpgrade',
  'wallet',
  'balance',
  'bankAccounts',
] as const satisfies readonly (keyof typeof paths)[]
export type PageForCustomers = (typeof named)[number]

/** The page for customers at a path, which may have a query. */
export const pageForCustomersAt = (path: string | undefined): PageForCustomers | undefined =>
  named.find((name) => paths[name] === path?.replace(/[?#].*$/u, ''))

/** The page for customers that a guest asked for and was sent here from. */
export function usePageForCustomers(): PageForCustomers | undefined {
  const { state } = useLocation() as Location<SignInState | null>
  return pageForCustomersAt(state?.sentFrom)
}
