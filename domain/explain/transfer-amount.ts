import { formatRupiah } from '../format/index.ts'
import type { Language } from '../language/index.ts'

const texts: Record<Language, (amount: string, surplus: string) => string> = {
  id: (amount, surplus) =>
    `Transfer tepat ${amount}: ${surplus} di atas tagihan menandai transfermu, dan masuk ke saldo dompetmu.`,
  en: (amount, surplus) =>
    `Transfer exactly ${amount}: the ${surplus} above the invoice mark your transfer, and go to your wallet.`,
  zh: (amount, surplus) => `请准确转账 ${amount}：超出账单的 ${surplus} 用于识别你的转账，并会存入你的钱包。`,
}

/** What a manual transfer is to bring, in whole rupiah. */
export const transferAmount = ({
  total,
  payment,
}: Readonly<{ total: number; payment: Readonly<{ surplus?: number }> | null }>): number =>
  total + (payment?.surplus ?? 0)

/** Why a transfer is to be of some rupiah more than its invoice; undefined where it is not. All in whole rupiah. */
export const transferSurplus = (amount: number, surplus: number, language: Language): string | undefined =>
  surplus > 0 ? texts[language](formatRupiah(amount), formatRupiah(surplus)) : undefined
