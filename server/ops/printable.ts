/** C0 and C1 controls, line ends among them, and what turns the direction of writing. */
const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** A line as a terminal may print it: what strangers have written neither steers it nor begins another line. */
export const printable = (line: string): string => line.replace(controls, '\ufffd')

/** The same of several lines, whose ends are meant. */
export const printableLines = (lines: string): string => lines.split('\n').map(printable).join('\n')

const escaped = (sign: string) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`

/** JSON as a terminal may print it: JSON itself leaves most of these signs as they are. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent)
    .split('\n')
    .map((line) => line.replace(controls, escaped))
    .join('\n')
