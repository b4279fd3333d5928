import { inUpperCase, limits, optionalText } from '../../validation/index.ts'

/** The `sure` of a refusal, as people type it. */
export const codeOfDoubts = () => optionalText(limits.code).transform(inUpperCase)
