const rate = 16_485

/** The same bill in doubles, without parsing, validation or explanation: a lower bound for a keystroke. */
export function price(typed: string): string {
  const value = Number(typed.replace(',', '.')) * rate
  const billed = Math.ceil(Math.max(1.1, (34 * 22 * 13) / 5000) * 2) / 2
  const freight = Math.round(billed * 245_000)
  const base = value * 1.005
  const duty = Math.ceil((base * 0.075) / 1000) * 1000
  const vat = Math.floor((base + duty) * 0.11)
  const courier = Math.ceil(billed) * 12_000
  return `Rp${String(freight + duty + vat + courier).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}`
}
