export const buttonTones = ['brand', 'neutral', 'critical', 'inverse'] as const
export type ButtonTone = (typeof buttonTones)[number]

/** `solid` once per view, `outline` beside it, `soft` for a helpful extra, `plain` in rows. */
export const buttonVariants = ['solid', 'outline', 'soft', 'plain'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

export const buttonSizes = ['small', 'medium', 'field', 'large'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export const buttonWidths = ['content', 'full', 'fullOnPhone'] as const
export type ButtonWidth = (typeof buttonWidths)[number]
