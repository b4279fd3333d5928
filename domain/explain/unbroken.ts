/** Keeps a citation like "PMK 4/2025" on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
