export { Accordion } from './Accordion.tsx'
export type { AccordionItem } from './Accordion.tsx'
