import { SectionReporter } from './section-reporter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function reporter() {
  let now = 1_000_000_000;
  const report = jest.fn<Promise<void>, [string[]]>(() => Promise.resolve());
  const sections = new SectionReporter(report, () => now);
  return { sections, report, later: (minutes: number) => (now += minutes * 60_000) };
}

it('reports sections in batches, each section once', () => {
  const { sections, report } = reporter();
  sections.markReached('SUMMARY');
  sections.markReached('LINES');
  sections.markReached('SUMMARY');
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(report.mock.calls).toEqual([[['SUMMARY', 'LINES']]]);
  sections.markReached('LINES');
  sections.markReached('SIGN');
  sections.flush();
  expect(report.mock.calls.slice(1)).toEqual([[['SIGN']]]);
  jest.advanceTimersByTime(5_000);
  expect(report).toHaveBeenCalledTimes(2);
});

it('reports again after half an hour, because that is another opening', () => {
  const { sections, report, later } = reporter();
  sections.markReached('SUMMARY');
  sections.flush();
  later(29);
  sections.markReached('SUMMARY');
  later(2);
  sections.markReached('SUMMARY');
  sections.flush();
  expect(report.mock.calls).toEqual([[['SUMMARY']], [['SUMMARY']]]);
});

it('resends sections that could not be reported with the next ones', async () => {
  const { sections, report } = reporter();
  report.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  sections.markReached('SUMMARY');
  sections.flush();
  await Promise.resolve();
  await Promise.resolve();
  sections.markReached('LINES');
  sections.flush();
  expect(report.mock.calls[1]).toEqual([['SUMMARY', 'LINES']]);
});
