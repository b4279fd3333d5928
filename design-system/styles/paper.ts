/** The media query of a page that is printed; there neither `from` nor `below` holds, whatever the width. */
export const onPaper = 'print'

/** What is pressed or leads elsewhere has no use on paper. */
export const notOnPaper = { [onPaper]: { display: 'none' } }
