/** How figures, money and times are shown, and how typed figures are read. */
export {
  formatCountdown,
  formatDay,
  formatDayOfYear,
  formatDeadline,
  formatMoment,
  formatNotificationTime,
  formatTime,
  formatWhen,
} from './dates.ts'
export type { Moment } from './dates.ts'
export {
  formatForeign,
  formatFraction,
  formatGrams,
  formatNumber,
  formatPercent,
  formatRange,
  formatRate,
  formatRupiah,
  formatSize,
  formatVolume,
  formatWeight,
} from './numbers.ts'
export type { DecimalPlaces } from './numbers.ts'
export { readDecimal, toTyped } from './read.ts'
export type { ReadDecimal } from './read.ts'
