// Definitions of the dashboards. `npm run dashboards` writes deploy/observability/dashboards from them.
const RATE = '[$__rate_interval]';
const rate = (metric) => `rate(${metric}${RATE})`;
const quantile = (q, metric, by, only = '') =>
  `histogram_quantile(${q}, sum by (${['le', ...by].join(', ')}) (${rate(`${metric}_bucket${only}`)}))`;

/** User experience: requests, failures and waiting times. */
const product = {
  uid: 'quillcare-product',
  title: 'Quillcare: product',
  says: 'How it is for the people who use it.',
  panels: [
    {
      title: 'Requests answered without a fault, 1 h',
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
      title: 'Budget of faults used in 3 days, as a share of that for 30',
      says: 'More than 0.1 means: at this rate it does not last.',
      unit: 'percentunit',
      kind: 'stat',
      queries: { used: 'quillcare:api_errors:ratio3d / 0.001 * 3 / 30' },
    },
    {
      title: 'Requests',
      says: 'Of the API by status.',
      unit: 'reqps',
      queries: { '{{status}}': `sum by (status) (${rate('quillcare_http_requests_total{kind="api"}')})` },
    },
    {
      title: 'Time of answers',
      says: 'As the gateway measures it, without streams.',
      unit: 's',
      queries: {
        'half of them': quantile(0.5, 'quillcare_http_duration_seconds', [], '{kind="api"}'),
        '95 %': quantile(0.95, 'quillcare_http_duration_seconds', [], '{kind="api"}'),
        '99 %': quantile(0.99, 'quillcare_http_duration_seconds', [], '{kind="api"}'),
      },
    },
    {
      title: 'Operations that failed',
      says: 'failed: a fault, its stack is in the log. away: something that they need does not answer.',
      queries: {
        '{{operation}} {{outcome}}':
          'topk(10, sum by (operation, outcome) (increase(quillcare_operation_failures_total[1h])))',
      },
    },
    {
      title: 'Operations by service',
      says: 'refused: a wrong input or a missing right.',
      unit: 'ops',
      queries: {
        '{{service}} {{outcome}}': `sum by (service, outcome) (${rate('quillcare_operations_total')})`,
      },
    },
    {
      title: 'Emails',
      says: 'Attempts by their end.',
      queries: { '{{outcome}}': 'sum by (outcome) (increase(quillcare_mails_total[1h]))' },
    },
    {
      title: 'Emails that wait',
      says: 'Due or deferred, and the age of the oldest that was tried.',
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
      title: 'Left out',
      says: 'Items that a job could not digest, in a day; the log names each.',
      kind: 'stat',
      queries: { '{{job}}': 'sum by (job) (increase(quillcare_items_failed_total[1d])) > 0' },
    },
    {
      title: 'Event loop in use',
      says: 'Above 0.9 a process can do no more: start another one.',
      unit: 'percentunit',
      queries: { '{{instance}}': 'quillcare_event_loop_use' },
    },
    {
      title: 'Processor',
      says: 'Seconds in a second.',
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
      title: 'Events that wait',
      says: 'Not handled yet by their consumer.',
      queries: { '{{consumer}}': 'topk(10, max by (consumer) (quillcare_events_pending)) > 0' },
    },
    {
      title: 'Events handled',
      says: 'handled is as it should be.',
      unit: 'ops',
      queries: { '{{outcome}}': `sum by (outcome) (${rate('quillcare_events_handled_total')})` },
    },
    {
      title: 'Jobs that wait',
      says: 'Waiting for a worker, in hand, or put off.',
      queries: { '{{service}} {{state}}': 'max by (service, state) (quillcare_jobs_pending) > 0' },
    },
    {
      title: 'Jobs done',
      says: 'By their end.',
      unit: 'ops',
      queries: { '{{outcome}}': `sum by (outcome) (${rate('quillcare_jobs_handled_total')})` },
    },
    {
      title: 'Wait of the next job',
      says: 'More workers do more.',
      unit: 's',
      queries: { '{{service}}': 'max by (service) (quillcare_jobs_oldest_seconds)' },
    },
    {
      title: 'Between services',
      says: 'Time of operations over NATS as their caller measures it, 99 %.',
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
  says: 'What the product asks of PostgreSQL. Its own figures come from postgres_exporter.',
  panels: [
    {
      title: 'Connections open',
      says: 'Of all processes; each service has up to DATABASE_POOL in each.',
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
      says: 'Not zero for long: the database is slow, or the pool too small.',
      queries: { '{{service}}': `sum by (service) (${rate('quillcare_database_wait_seconds_sum')})` },
    },
    {
      title: 'Time of operations',
      says: '99 % of each service, most of it in the database.',
      unit: 's',
      queries: { '{{service}}': quantile(0.99, 'quillcare_rpc_duration_seconds', ['service']) },
    },
    {
      title: 'Age of the oldest message in the outbox',
      says: 'Above a few seconds NATS, Redis or the relay does not get on.',
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
