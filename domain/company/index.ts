export * from './countries.ts'
export * from './nib.ts'
export * from './papers.ts'
export * from './sections.ts'
