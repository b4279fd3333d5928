import type { Language } from '../language/index.ts'

interface ProofWaitingTexts {
  /** On a badge. */
  label: string
  title: string
  text: string
}

const texts: Record<Language, ProofWaitingTexts> = {
  id: {
    label: 'Bukti diperiksa',
    title: 'Bukti sedang diperiksa',
    text: 'Tagihan tidak kedaluwarsa selama buktinya diperiksa.',
  },
  en: {
    label: 'Proof being checked',
    title: 'The proof is being checked',
    text: 'The invoice does not expire while the proof is checked.',
  },
  zh: {
    label: '凭证审核中',
    title: '凭证审核中',
    text: '凭证审核期间账单不会过期。',
  },
}

/** That an operator looks at the proof of a transfer: nothing is to be paid meanwhile, and nothing expires. */
export const proofWaiting = (language: Language): ProofWaitingTexts => texts[language]
