import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The process's metrics, served at /metrics. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const registers = [metrics];
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** By service only: with each operation a process that does everything would answer half a megabyte. Traces have the operation. */
export const rpcDuration = new Histogram({
  name: 'quillcare_rpc_duration_seconds',
  help: 'Time of an operation as its caller sees it',
  labelNames: ['service', 'way'],
  buckets,
  registers,
});
export const operationsDone = new Counter({
  name: 'quillcare_operations_total',
  help: 'Operations by outcome as their callers see them',
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
  help: 'Time from a request to the end of its answer, without streams that stay open',
  labelNames: ['kind'],
  buckets,
  registers,
});
export const databasePool = new Gauge({
  name: 'quillcare_database_pool',
  help: 'Connections of a service: open, idle, and requests that wait for one',
  labelNames: ['service', 'state'],
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
  help: 'Items (a mail, a row, a file) that a job could not work on and left out; alert on it',
  labelNames: ['job'],
  registers,
});
export const outboxAge = new Gauge({
  name: 'quillcare_outbox_oldest_seconds',
  help: 'Age of the oldest unpublished message; alert on it',
  labelNames: ['service'],
  registers,
});

/**
 * How a call ended: `done`, `refused` (what was asked is not possible: a wrong input, a missing right), `away` (something that it
 * needs does not answer) or `failed` (a fault of ours).
 */
export function outcomeOf(status: number): 'done' | 'refused' | 'away' | 'failed' {
  if (status < 400) return 'done';
  if (status < 500) return 'refused';
  return status === 503 || status === 504 ? 'away' : 'failed';
}
