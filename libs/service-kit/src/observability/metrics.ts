import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The process's metrics, served at /metrics. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const registers = [metrics];
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const rpcDuration = new Histogram({
  name: 'quillcare_rpc_duration_seconds',
  help: 'Time of an operation as its caller sees it',
  labelNames: ['operation', 'way'],
  buckets,
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
