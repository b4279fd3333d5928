/** Titles and degrees, without their dots, that banks print or leave out as they please. */
const titles: ReadonlySet<string> = new Set(
  `h hj haji hajjah kh ust ustad ustadz dr drg drh drs dra ir prof tn ny nn bpk bapak ibu sdr sdri mr mrs ms apt ns se sh st
  skom spd ssi ssos sked skm sp spt sag shi sip sikom amd mm mt msi mkom mpd mh mhum mkes mkn mba msc ma phd bsc ba`.split(
    /\s+/,
  ),
)

/** What kind of company it is: part of its name in law, not always in the bank's books. */
const legalForms: ReadonlySet<string> = new Set([
  'pt',
  'cv',
  'ud',
  'fa',
  'pd',
  'tbk',
  'persero',
  'perseroan',
  'terbatas',
])

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // A degree has dots between its letters, and a name may have an apostrophe in it.
    .replaceAll(/[.'’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The words of a name that say whose it is; all of them where nothing else is left. */
function ownWords(name: string): string[] {
  const words = wordsOf(name)
  const own = words.filter((word) => !titles.has(word) && !legalForms.has(word))
  return own.length > 0 ? own : words
}

/**
 * Whether the owner of a bank account has one of these names. Case, accents, the order of words, titles and a company's
 * legal form do not count; a word that is missing or abbreviated does: a person looks at those.
 */
export function isNameOf(owner: string, names: readonly string[]): boolean {
  const words = ownWords(owner)
  return names.some((name) => {
    const others = ownWords(name)
    if (words.length === 0 || others.length === 0) return false
    return words.toSorted().join(' ') === others.toSorted().join(' ') || words.join('') === others.join('')
  })
}
