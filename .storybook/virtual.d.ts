declare module 'virtual:catalogue' {
  const entries: readonly import('./catalogue.ts').CatalogueEntry[]
  export default entries
}
declare module 'virtual:props' {
  const props: Readonly<Record<string, readonly import('./props.ts').Prop[]>>
  export default props
}
