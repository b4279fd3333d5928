import { formatWeight } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'

/** Weights together, without the digits that adding them makes up. */
export const totalWeight = (kilograms: readonly number[], language: Language): string =>
  formatWeight(Number(kilograms.reduce((sum, one) => sum + one, 0).toFixed(3)), language)
