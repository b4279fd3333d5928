/** Every address of the app, built here and nowhere else. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  logout: '/logout',
  address: '/address',
  wizard: '/wizard',
  lockerImport: '/locker-import',
  checkout: '/checkout',
  status: '/status',
  statusOrder: '/status/order',
} as const

export const checkoutOf = (cartCodes: readonly string[]): string =>
  `${paths.checkout}?${new URLSearchParams({ carts: cartCodes.join(',') })}`

export const statusOrderOf = (invoiceCode: string): string =>
  `${paths.statusOrder}?${new URLSearchParams({ action: invoiceCode })}`

export const howItWorks = '/#cara-kerja'
