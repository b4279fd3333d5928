/** What shows that a company is one, and who acts for it. */
export const legalityPapers = ['npwp', 'nib', 'ktp', 'passport', 'siup', 'license', 'other_document'] as const
export type LegalityPaper = (typeof legalityPapers)[number]

/** `director`: one of those suffices. */
export const needOf = {
  npwp: 'required',
  nib: 'required',
  ktp: 'director',
  passport: 'director',
  siup: 'optional',
  license: 'optional',
  other_document: 'optional',
} as const satisfies Record<LegalityPaper, 'required' | 'director' | 'optional'>

type PaperWith<Need> = {
  [Paper in LegalityPaper]: (typeof needOf)[Paper] extends Need ? Paper : never
}[LegalityPaper]

const papersWith = <Need extends (typeof needOf)[LegalityPaper]>(need: Need) =>
  legalityPapers.filter((paper): paper is PaperWith<Need> => needOf[paper] === need)

/** Those that have a number, too. */
export const requiredPapers = papersWith('required')
export const directorPapers = papersWith('director')
export const optionalPapers = papersWith('optional')
