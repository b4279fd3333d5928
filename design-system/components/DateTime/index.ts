export { DateTime, dateTimeShows } from './DateTime.tsx'
export type { DateTimeProps } from './DateTime.tsx'
