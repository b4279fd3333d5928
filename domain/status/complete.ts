interface Sendable {
  products: readonly unknown[]
  addressId: string | null | undefined
  packageId: string | null | undefined
}

/** Whether a shipment has what it takes to be sent: goods, where they go and how. */
export const isComplete = ({ products, addressId, packageId }: Sendable): boolean =>
  products.length > 0 && Boolean(addressId) && Boolean(packageId)
