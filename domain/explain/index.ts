/** A price in sentences, one for each line, for every place that tells it: page, mail, paper. */
export { lawText, reasonOf } from './reason.ts'
export type { ReasonTexts } from './texts.ts'
