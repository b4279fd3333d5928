export { Meter, meterTones, meterVariants } from './Meter.tsx'
export type { MeterTone } from './Meter.tsx'
