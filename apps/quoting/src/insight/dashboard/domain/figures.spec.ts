import { figureDays, leadFiguresOf, quoteFiguresOf } from './figures';

const MONDAY = '2026-11-23';
const days = figureDays(MONDAY);

it('compares the last 30 days, including today, with the 30 days before', () => {
  expect(days).toMatchObject({ from: '2026-10-25', to: MONDAY, beforeFrom: '2026-09-25' });
});

it('shows twelve weeks starting on Mondays, ending with the current week', () => {
  expect(days.weeks).toHaveLength(12);
  expect([days.weeks[0], days.weeks.at(-1)]).toEqual(['2026-09-07', MONDAY]);
  expect(figureDays('2026-11-29').weeks.at(-1)).toBe(MONDAY);
});

it('reads from the earliest day that any figure needs', () => {
  expect(days.since).toBe('2026-09-07');
});

it('assigns each day to its period and week and ignores earlier days', () => {
  const counted = (day: string, count: number) => ({ day, count });
  const asked = [
    counted('2026-11-23', 1),
    counted('2026-10-25', 2),
    counted('2026-10-24', 4),
    counted('2026-09-25', 8),
    counted('2026-09-24', 16),
  ];
  const figures = leadFiguresOf({ asked, converted: [], open: [] }, days);
  expect(figures.asked).toEqual({ now: 3, before: 12 });
  expect(figures.converted).toEqual({ now: 0, before: 0 });
  const byWeek = Object.fromEntries(figures.weeks.map(({ startsOn, count }) => [startsOn, count]));
  expect(byWeek).toMatchObject({ '2026-11-23': 1, '2026-10-19': 6, '2026-09-21': 24, '2026-11-16': 0 });
});

it('sums amounts beside counts and keeps open quotes separate', () => {
  const row = { name: '2026-11-20', count: 2, amountMinor: 900_000 };
  const figures = quoteFiguresOf(
    [
      { ...row, what: 'sent' },
      { ...row, what: 'accepted', count: 1, amountMinor: 500_000 },
      { ...row, what: 'open', name: 'SENT' },
    ],
    days,
  );
  expect(figures).toMatchObject({
    sent: { now: 2, before: 0 },
    sentMinor: { now: 900_000, before: 0 },
    accepted: { now: 1, before: 0 },
    acceptedMinor: { now: 500_000, before: 0 },
    byStatus: [{ status: 'SENT', count: 2, amountMinor: 900_000 }],
  });
});
