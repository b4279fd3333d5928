/** How many digits the business identification number (NIB) of a company has. */
export const nibLength = 13

/** The digits of a number as people write it, in groups. */
export const nibDigits = (typed: string): string => typed.replaceAll(/[ \u00a0.-]/g, '')

export const isNib = (typed: string): boolean =>
  /^\d+$/.test(nibDigits(typed)) && nibDigits(typed).length === nibLength

/** In groups of four, as it is read aloud. */
export const formatNib = (digits: string): string => nibDigits(digits).replaceAll(/.{4}(?=.)/g, '$& ')
