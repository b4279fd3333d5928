/** The payment gateways that there are adapters for. */
export const gatewayNames = ['sandbox', 'midtrans', 'xendit'] as const
export type GatewayName = (typeof gatewayNames)[number]

/** As their customers know them. */
export const gatewayTitles: Record<GatewayName, string> = {
  sandbox: 'Sandbox',
  midtrans: 'Midtrans',
  xendit: 'Xendit',
}
