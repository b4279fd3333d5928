import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { SlotKind } from './config.ts'

/** What the server counts and measures, in the format of Prometheus. Each server of a process has its own. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'seberang_request_seconds',
      help: 'Time to answer a request, by call and status.',
      labelNames: ['call', 'status'],
      registers,
    }),
    inFlight: new Gauge<'kind'>({
      name: 'seberang_calls_in_flight',
      help: 'Calls in progress, by kind of slot.',
      labelNames: ['kind'],
      registers,
    }),
    sockets: new Gauge({ name: 'seberang_sockets', help: 'Open live connections.', registers }),
    mails: new Gauge({
      name: 'seberang_mails_queued',
      help: 'Mails that have not been sent yet.',
      registers,
    }),
    deviceNotices: new Gauge({
      name: 'seberang_device_notices_due',
      help: 'Notices to devices that are due and have not been sent yet.',
      registers,
    }),
    jobs: new Histogram({
      name: 'seberang_job_seconds',
      help: 'Duration of a job, by outcome.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSucceeded: new Gauge({
      name: 'seberang_job_last_success_timestamp_seconds',
      help: 'When a job last succeeded.',
      labelNames: ['job'],
      registers,
    }),
    gatewayCalls: new Counter({
      name: 'seberang_gateway_calls_total',
      help: 'Calls to payment gateways, by outcome.',
      labelNames: ['gateway', 'call', 'outcome'],
      registers,
    }),
    diskFull: new Gauge({
      name: 'seberang_disk_full',
      help: '1 from a write that found no room until there is room again.',
      registers,
    }),
    broken: new Gauge({
      name: 'seberang_invariants_broken',
      help: 'Violations that the last check of the ledger, invoices and shipments found.',
      registers,
    }),
  } as const
}

/** Starts each kind at zero, so that a missing series is a missing server. */
export function countSlots(metrics: Metrics, kinds: readonly SlotKind[]): void {
  for (const kind of kinds) metrics.inFlight.set({ kind }, 0)
}
