import type { ProcessLogger } from '../observability/logger';
import { mailsWaiting, metrics } from '../observability/metrics';
import type { ServiceDefinition } from '../service/define-service';
import { Backlog } from './backlog';
import type { Broker } from './broker';
import type { Queues } from './queues';

const service = { name: 'crm', consumers: [], jobs: [] } as unknown as ServiceDefinition;
const warn = jest.fn();
const ask = jest.fn();
let isAway: boolean;
let backlog: Backlog;

beforeEach(() => {
  metrics.resetMetrics();
  jest.resetAllMocks();
  isAway = false;
  backlog = new Backlog(
    service,
    { streams: { consumers: {} } } as unknown as Broker,
    {} as Queues,
    { warn } as unknown as ProcessLogger,
  );
  backlog.add({
    measure: async () => {
      if (isAway) throw new Error('no answer');
      mailsWaiting.set(7);
    },
    forget: () => mailsWaiting.remove(),
  });
  ask.mockResolvedValue([{ kind: 'event', open: 2 }]);
});

const figures = async () =>
  (await metrics.metrics())
    .split('\n')
    .filter((line) => /^quillcare_(dead_letters|mails_waiting)/.test(line));
const MEASURED = [
  'quillcare_dead_letters{service="crm",kind="event"} 2',
  'quillcare_dead_letters{service="crm",kind="job"} 0',
  'quillcare_mails_waiting 7',
];

it('measures the backlog and drops its figures when another worker takes the lead', async () => {
  await backlog.measure(ask);
  expect(await figures()).toEqual(MEASURED);
  backlog.forget();
  expect(await figures()).toEqual([]);
});

it('reports no figure for a queue it cannot read, and warns once until it can', async () => {
  isAway = true;
  await backlog.measure(ask);
  await backlog.measure(ask);
  expect(await figures()).toEqual(MEASURED.slice(0, 2));
  expect(warn).toHaveBeenCalledTimes(1);
  isAway = false;
  await backlog.measure(ask);
  expect(await figures()).toEqual(MEASURED);
});

it('leaves no figures behind if the lead is lost during a measurement', async () => {
  let answer: (rows: object[]) => void = () => undefined;
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const measuring = backlog.measure(ask);
  backlog.forget();
  answer([{ kind: 'event', open: 2 }]);
  await measuring;
  expect(await figures()).toEqual([]);
});
