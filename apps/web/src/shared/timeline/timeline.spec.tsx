import { screen } from '@testing-library/react';
import { fakeIntersections } from '../../testing/intersections';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { createFormats } from '../formats/use-formats';
import { daysOf, nearDay } from './timeline-days';
import { Timeline, type TimelineEntry } from './timeline.view';

const entry = (id: string, at: string): TimelineEntry => ({
  id,
  at,
  what: `Step ${id}`,
  who: 'Amelia Nguyen',
});
const dayOf = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' }).dayOf;
const many = Array.from({ length: 7 }, (_, at) => entry(String(at), `2026-03-0${at + 1}T01:00:00Z`));

const steps = () => screen.getAllByText(/^Step/).map(({ textContent }) => textContent);

describe('timeline days', () => {
  it('are in the practice’s time zone, newest first', () => {
    // Half past midnight on the 2nd in Sydney is still the 1st in London.
    const entries = [entry('a', '2026-03-01T10:00:00Z'), entry('b', '2026-03-01T13:30:00Z')];
    const days = daysOf(entries, 9, dayOf).map(({ day, entries: of }) => [day, of.map(({ id }) => id)]);
    expect(days).toEqual([
      ['2026-03-02', ['b']],
      ['2026-03-01', ['a']],
    ]);
  });

  it.each([
    ['2026-03-01', 'today'],
    ['2026-02-28', 'yesterday'],
    ['2026-02-27', null],
  ])('label %s as %s', (day, name) => expect(nearDay(day, '2026-03-01')).toBe(name));
});

describe('Timeline', () => {
  it('shows who did what and when', async () => {
    renderPiece(<Timeline entries={[{ ...entry('1', new Date().toISOString()), detail: 'Because' }]} />);
    expect(screen.getByRole('heading', { name: 'Today' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Step 1Amelia Nguyen · Just nowBecause');
    await expectAccessible();
  });

  it('shows more entries by keyboard, then requests older ones', async () => {
    const onOlder = jest.fn();
    const { user } = renderPiece(<Timeline entries={many} pageSize={4} onOlder={onOlder} />);
    expect(steps()).toEqual(['Step 6', 'Step 5', 'Step 4', 'Step 3']);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(steps()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(onOlder).toHaveBeenCalledTimes(1);
  });

  it('requests older entries when the end of the list is scrolled into view', () => {
    const seen: ((isIntersecting: boolean) => void)[] = [];
    const restore = fakeIntersections((target, tell) =>
      seen.push((isIntersecting) => tell({ isIntersecting, target })),
    );
    const onOlder = jest.fn();
    renderPiece(<Timeline entries={many} onOlder={onOlder} />);
    expect(seen).toHaveLength(1);
    seen[0]?.(false);
    expect(onOlder).not.toHaveBeenCalled();
    seen[0]?.(true);
    expect(onOlder).toHaveBeenCalledTimes(1);
    restore();
  });

  it('states that nothing has happened', () => {
    renderPiece(<Timeline entries={[]} />);
    expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
  });
});
