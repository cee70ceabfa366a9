import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { buildInfo } from './build-info';

/** The process's metrics, served at /metrics. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const registers = [metrics];
/** Constant 1, labelled with the version and commit of this process. */
export const build = new Gauge({
  name: 'quillcare_build_info',
  help: 'Always 1; labelled with the version and the commit of the process',
  labelNames: ['version', 'commit'],
  registers,
});
build.set({ ...buildInfo() }, 1);

let previousUtilization = performance.eventLoopUtilization();
/** Saturation of the process: with a single thread, the maximum is 1. */
export const eventLoopUse = new Gauge({
  name: 'quillcare_event_loop_use',
  help: 'Share of the time since the last scrape in which the event loop was busy, 0 to 1',
  registers,
  collect() {
    const used = performance.eventLoopUtilization();
    this.set(performance.eventLoopUtilization(used, previousUtilization).utilization);
    previousUtilization = used;
  },
});

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Labelled by service only: with operations, a process that runs everything would return half a megabyte. Traces have the
 * operation.
 */
export const rpcDuration = new Histogram({
  name: 'quillcare_rpc_duration_seconds',
  help: 'Duration of an operation as seen by its caller',
  labelNames: ['service', 'way'],
  buckets,
  registers,
});
export const operationsDone = new Counter({
  name: 'quillcare_operations_total',
  help: 'Operations of a service by outcome as seen by their callers',
  labelNames: ['service', 'outcome'],
  registers,
});
/** Only outcomes worth investigating: each operation with each outcome would make up most of the response. */
export const operationFailures = new Counter({
  name: 'quillcare_operation_failures_total',
  help: 'Operations that failed because of a fault or an unavailable dependency',
  labelNames: ['operation', 'outcome'],
  registers,
});
export const httpRequests = new Counter({
  name: 'quillcare_http_requests_total',
  help: 'HTTP requests to the API (kind api) and for pages and files (kind web) by status',
  labelNames: ['kind', 'status'],
  registers,
});
export const httpDuration = new Histogram({
  name: 'quillcare_http_duration_seconds',
  help: 'Time from a request to the end of its response, excluding streams that stay open',
  labelNames: ['kind'],
  buckets,
  registers,
});
/** The connection pools of this process by service, which `quillcare_database_pool` reports. */
export const pools = new Map<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>();
new Gauge({
  name: 'quillcare_database_pool',
  help: 'Connections of a service: open, idle, and requests that wait for one',
  labelNames: ['service', 'state'],
  registers,
  collect() {
    for (const [service, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ service, state: 'open' }, totalCount);
      this.set({ service, state: 'idle' }, idleCount);
      this.set({ service, state: 'waiting' }, waitingCount);
    }
  },
});
/** The rate of its sum is the average number of waiting requests, which sampling the pool every 15 seconds would miss. */
export const databaseWait = new Histogram({
  name: 'quillcare_database_wait_seconds',
  help: 'Time a request of a service waited for a connection to PostgreSQL',
  labelNames: ['service'],
  buckets: [0.001, 0.01, 0.1, 1],
  registers,
});
export const eventsPublished = new Counter({
  name: 'quillcare_outbox_published_total',
  help: 'Messages published from the outbox',
  labelNames: ['service', 'kind'],
  registers,
});
export const eventsHandled = new Counter({
  name: 'quillcare_events_handled_total',
  help: 'Events by consumer and outcome',
  labelNames: ['consumer', 'outcome'],
  registers,
});
export const jobsHandled = new Counter({
  name: 'quillcare_jobs_handled_total',
  help: 'Jobs by name and outcome',
  labelNames: ['job', 'outcome'],
  registers,
});
export const itemsFailed = new Counter({
  name: 'quillcare_items_failed_total',
  help: 'Items (such as an email, a row or a file) that a job could not process and skipped; alert on it',
  labelNames: ['job'],
  registers,
});
export const eventsPending = new Gauge({
  name: 'quillcare_events_pending',
  help: 'Events that a consumer has not handled yet',
  labelNames: ['consumer'],
  registers,
});
export const jobsPending = new Gauge({
  name: 'quillcare_jobs_pending',
  help: 'Jobs of a service: waiting for a worker, active, or delayed until later',
  labelNames: ['service', 'state'],
  registers,
});
export const jobsAge = new Gauge({
  name: 'quillcare_jobs_oldest_seconds',
  help: 'Time the next job has waited for a worker',
  labelNames: ['service'],
  registers,
});
export const deadLettersOpen = new Gauge({
  name: 'quillcare_dead_letters',
  help: 'Events and jobs that failed for good and were not replayed',
  labelNames: ['service', 'kind'],
  registers,
});
export const mailsAttempted = new Counter({
  name: 'quillcare_mails_total',
  help: 'Attempts to send an email: delivered (a mail server took it), deferred or failed for good',
  labelNames: ['outcome'],
  registers,
});
export const mailsWaiting = new Gauge({
  name: 'quillcare_mails_waiting',
  help: 'Emails that are due and not sent yet, or were deferred; at most 10,000 are counted',
  registers,
});
export const mailsAge = new Gauge({
  name: 'quillcare_mails_oldest_seconds',
  help: 'Age of the oldest email that was tried and has not gone out',
  registers,
});
export const outboxAge = new Gauge({
  name: 'quillcare_outbox_oldest_seconds',
  help: 'Age of the oldest unpublished message; alert on it',
  labelNames: ['service'],
  registers,
});
const unattestedDocuments = new Counter({
  name: 'quillcare_papers_unattested_total',
  help: 'PDF documents rendered without PDF/UA conformance, because they failed its checks',
  labelNames: ['service'],
  registers,
});

/** Counts and logs a document that failed accessibility validation, without saying which, because it may be a patient's. */
export function countUnattested(
  service: string,
  logger: { warn: (facts: object, message: string) => void },
): void {
  unattestedDocuments.inc({ service });
  logger.warn({ service }, 'a document was rendered without PDF/UA conformance');
}
