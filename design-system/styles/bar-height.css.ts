import { createVar } from '@vanilla-extract/css'

/** The height of a bar on the lower edge of the window, while there is one. */
export const bottomBarHeight = createVar()
