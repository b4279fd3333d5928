export { Grid, GridItem } from './Grid.tsx'
