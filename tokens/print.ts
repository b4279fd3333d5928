/** Colours of printed pages, the same in every theme: label printers know black and white only. */
export const print = { paper: '#FFFFFF', ink: '#000000' } as const
