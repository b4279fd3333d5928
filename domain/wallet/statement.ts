/** The name of the file with the movements of a month, as `2026-11`, in a format. */
export const statementFile = (month: string, format: string): string => `seberang-${month}.${format}`
