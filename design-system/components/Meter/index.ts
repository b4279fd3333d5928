export { Meter, meterTones } from './Meter.tsx'
export type { MeterTone } from './Meter.tsx'
