// Definitions of the dashboards. `npm run dashboards` writes deploy/observability/dashboards from them.
const RATE = '[$__rate_interval]';
const rate = (metric) => `rate(${metric}${RATE})`;
const quantile = (q, metric, by, only = '') =>
  `histogram_quantile(${q}, sum by (${['le', ...by].join(', ')}) (${rate(`${metric}_bucket${only}`)}))`;

/** User experience: requests, failures and waiting times. */
const product = {
  uid: 'quillcare-product',
  title: 'Quillcare: product',
  says: 'How users experience the product.',
  panels: [
    {
      title: 'Requests without errors, 1 h',
      says: 'The objective is 99.9 % in 30 days.',
      unit: 'percentunit',
      kind: 'stat',
      queries: { API: '1 - quillcare:api_errors:ratio1h' },
    },
    {
      title: 'Answered within a second, 1 h',
      says: 'The objective is 99 % in 30 days.',
      unit: 'percentunit',
      kind: 'stat',
      queries: { API: '1 - quillcare:api_slow:ratio1h' },
    },
    {
      title: 'Error budget used in 3 days, as a share of 30 days',
      says: 'Above 0.1 the budget will not last at this rate.',
      unit: 'percentunit',
      kind: 'stat',
      queries: { used: 'quillcare:api_errors:ratio3d / 0.001 * 3 / 30' },
    },
    {
      title: 'Requests',
      says: 'API requests by status.',
      unit: 'reqps',
      queries: { '{{status}}': `sum by (status) (${rate('quillcare_http_requests_total{kind="api"}')})` },
    },
    {
      title: 'Response times',
      says: 'As measured by the gateway, without streams.',
      unit: 's',
      queries: {
        median: quantile(0.5, 'quillcare_http_duration_seconds', [], '{kind="api"}'),
        '95 %': quantile(0.95, 'quillcare_http_duration_seconds', [], '{kind="api"}'),
        '99 %': quantile(0.99, 'quillcare_http_duration_seconds', [], '{kind="api"}'),
      },
    },
    {
      title: 'Operations that failed',
      says: 'failed: an unexpected error, whose stack trace is in the log. away: a dependency does not respond.',
      queries: {
        '{{operation}} {{outcome}}':
          'topk(10, sum by (operation, outcome) (increase(quillcare_operation_failures_total[1h])))',
      },
    },
    {
      title: 'Operations by service',
      says: 'refused: invalid input or missing permission.',
      unit: 'ops',
      queries: {
        '{{service}} {{outcome}}': `sum by (service, outcome) (${rate('quillcare_operations_total')})`,
      },
    },
    {
      title: 'Emails',
      says: 'Attempts by outcome.',
      queries: { '{{outcome}}': 'sum by (outcome) (increase(quillcare_mails_total[1h]))' },
    },
    {
      title: 'Pending emails',
      says: 'Due or deferred, and the age of the oldest one that was tried.',
      queries: {
        waiting: 'max(quillcare_mails_waiting)',
        'oldest (s)': 'max(quillcare_mails_oldest_seconds)',
      },
    },
  ],
};

/** For operators: processes, and the work queued between them. */
const platform = {
  uid: 'quillcare-platform',
  title: 'Quillcare: platform',
  says: 'Processes, events and jobs.',
  panels: [
    {
      title: 'Processes that answer',
      says: 'By version.',
      kind: 'stat',
      queries: { '{{version}} {{commit}}': 'count by (version, commit) (quillcare_build_info)' },
    },
    {
      title: 'Dead letters',
      says: 'Not replayed yet: npm run dlq.',
      kind: 'stat',
      queries: { '{{service}} {{kind}}': 'max by (service, kind) (quillcare_dead_letters) > 0' },
    },
    {
      title: 'Skipped items',
      says: 'Items that jobs could not process, per day. The log names each.',
      kind: 'stat',
      queries: { '{{job}}': 'sum by (job) (increase(quillcare_items_failed_total[1d])) > 0' },
    },
    {
      title: 'Event loop in use',
      says: 'Above 0.9 a process is saturated: start another one.',
      unit: 'percentunit',
      queries: { '{{instance}}': 'quillcare_event_loop_use' },
    },
    {
      title: 'CPU',
      says: 'CPU seconds per second.',
      queries: { '{{instance}}': rate('process_cpu_seconds_total') },
    },
    {
      title: 'Memory',
      says: 'Resident, and the heap in use.',
      unit: 'bytes',
      queries: {
        '{{instance}}': 'process_resident_memory_bytes',
        '{{instance}} heap': 'nodejs_heap_size_used_bytes',
      },
    },
    {
      title: 'Pending events',
      says: 'Not handled yet by their consumer.',
      queries: { '{{consumer}}': 'topk(10, max by (consumer) (quillcare_events_pending)) > 0' },
    },
    {
      title: 'Events handled',
      says: 'All should be handled.',
      unit: 'ops',
      queries: { '{{outcome}}': `sum by (outcome) (${rate('quillcare_events_handled_total')})` },
    },
    {
      title: 'Pending jobs',
      says: 'Waiting for a worker, active, or delayed.',
      queries: { '{{service}} {{state}}': 'max by (service, state) (quillcare_jobs_pending) > 0' },
    },
    {
      title: 'Jobs done',
      says: 'By outcome.',
      unit: 'ops',
      queries: { '{{outcome}}': `sum by (outcome) (${rate('quillcare_jobs_handled_total')})` },
    },
    {
      title: 'Waiting time of the next job',
      says: 'If it grows, add workers.',
      unit: 's',
      queries: { '{{service}}': 'max by (service) (quillcare_jobs_oldest_seconds)' },
    },
    {
      title: 'Between services',
      says: 'Duration of operations over NATS as measured by the caller, 99 %.',
      unit: 's',
      queries: {
        '{{service}}': quantile(0.99, 'quillcare_rpc_duration_seconds', ['service'], '{way="nats"}'),
      },
    },
  ],
};

/** For database administrators: the load that the product puts on PostgreSQL. */
const database = {
  uid: 'quillcare-database',
  title: 'Quillcare: database',
  says: 'The load that the product puts on PostgreSQL. Its own metrics come from postgres_exporter.',
  panels: [
    {
      title: 'Open connections',
      says: 'Of all processes. Each service has up to DATABASE_POOL in each.',
      queries: { '{{service}}': 'sum by (service) (quillcare_database_pool{state="open"})' },
    },
    {
      title: 'Connections in use',
      says: 'Open and not idle.',
      queries: {
        '{{service}}':
          'sum by (service) (quillcare_database_pool{state="open"}) - sum by (service) (quillcare_database_pool{state="idle"})',
      },
    },
    {
      title: 'Requests that wait for a connection',
      says: 'If it stays above zero, the database is slow or the pool is too small.',
      queries: { '{{service}}': `sum by (service) (${rate('quillcare_database_wait_seconds_sum')})` },
    },
    {
      title: 'Time of operations',
      says: '99 % per service, most of it spent in the database.',
      unit: 's',
      queries: { '{{service}}': quantile(0.99, 'quillcare_rpc_duration_seconds', ['service']) },
    },
    {
      title: 'Age of the oldest message in the outbox',
      says: 'Above a few seconds NATS, Redis or the relay is failing.',
      unit: 's',
      queries: { '{{service}}': 'max by (service) (quillcare_outbox_oldest_seconds)' },
    },
    {
      title: 'Messages published',
      says: 'Events and jobs from the outbox.',
      unit: 'ops',
      queries: {
        '{{service}} {{kind}}': `sum by (service, kind) (${rate('quillcare_outbox_published_total')})`,
      },
    },
  ],
};

export const DASHBOARDS = { product, platform, database };
