/** Formatting of figures, money and times, and parsing of typed figures. */
export { formatHsCode } from './hs-code.ts'
export { codeAmidWords, formatSuite, readCustomer, readSuite } from './suite.ts'
export {
  formatDay,
  formatDayOfWeek,
  formatDayOfYear,
  formatDaysAgo,
  formatDeadline,
  formatMoment,
  formatNotificationTime,
  formatMinutes,
  formatTime,
} from './dates.ts'
export type { Moment } from './dates.ts'
export { formatLimit } from './limit.ts'
export { formatMonth } from './month.ts'
export { formatName } from './names.ts'
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
  withCurrency,
} from './numbers.ts'
export type { DecimalPlaces } from './numbers.ts'
export { readTyped, readWhole, retyped, toTyped } from './read.ts'
export type { TypedFigure, ReadWhole } from './read.ts'
export { readCentimetres, readGrams } from './read-measure.ts'
export type { ReadMeasure } from './read-measure.ts'
export { formatNpwp, isNpwp, npwpDigits } from './npwp.ts'
export { firstReading, readPrice, readRupiahWord, readSides, readWeight, wordBeside } from './read-unit.ts'
export type { ReadUnit } from './read-unit.ts'
export { clauseGap, colon, joinClauses, joinPlaces, semicolon } from './marks.ts'
export {
  formatList,
  fullStop,
  joinParts,
  joinSentences,
  midSentence,
  sentenceGap,
  sentenceStart,
  withoutFullStop,
} from './sentences.ts'
export { formatSigned } from './signed.ts'
export { waitSeconds } from './wait.ts'
export { rupiahInWords } from './words.ts'
