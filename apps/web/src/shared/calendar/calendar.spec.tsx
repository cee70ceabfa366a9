import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { Calendar, type CalendarItem, type CalendarSpan } from './calendar.view';

const ITEMS: CalendarItem[] = ['Mia', 'Noah', 'Olivia', 'Lucas', 'Ava'].map((title, at) => ({
  id: title,
  date: '2026-03-12',
  time: `${at + 8}:00 am`,
  title,
}));

function Live({ onOpen, start = 'month' }: { onOpen?: (item: CalendarItem) => void; start?: CalendarSpan }) {
  const [day, setDay] = useState('2026-03-12');
  const [span, setSpan] = useState<CalendarSpan>(start);
  return (
    <Calendar
      label="Cases"
      items={ITEMS}
      day={day}
      onDay={setDay}
      span={span}
      onSpan={setSpan}
      onOpen={onOpen}
      holidayOf={(date) => (date === '2026-03-09' ? 'Labour Day' : null)}
    />
  );
}
const day = (name: RegExp) => screen.getByRole('button', { name });
const cell = (name: RegExp) => within(day(name).closest('td')!);

describe('Calendar', () => {
  it('shows a month in whole weeks, with three items per day and public holidays', async () => {
    renderPiece(<Live />);
    expect(await screen.findByRole('grid', { name: 'Cases' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(cell(/^12 Mar 2026, 5 entries/).getAllByRole('listitem')).toHaveLength(3);
    expect(cell(/^9 Mar 2026, Labour Day, 0 entries/).getByText('Labour Day')).toBeInTheDocument();
    await expectAccessible();
  });

  it('has one day in the tab order, and moves by keys across months', async () => {
    const { user } = renderPiece(<Live />);
    await screen.findByRole('grid');
    day(/^12 Mar/).focus();
    await user.keyboard('{ArrowRight}');
    expect(day(/^13 Mar 2026, 0 entries/)).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('heading', { name: 'April 2026' })).toBeInTheDocument();
    expect(day(/^13 Apr/)).toHaveFocus();
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('opens the week with all items from "2 more"', async () => {
    const { user } = renderPiece(<Live />);
    await user.click(await screen.findByRole('button', { name: '2 more' }));
    expect(screen.getAllByRole('gridcell')).toHaveLength(7);
    expect(cell(/^12 Mar/).getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(day(/^19 Mar/)).toBeInTheDocument();
    await expectAccessible();
  });

  it('opens an item by keyboard', async () => {
    const onOpen = jest.fn();
    const { user } = renderPiece(<Live onOpen={onOpen} start="week" />);
    await screen.findByRole('grid');
    cell(/^12 Mar/)
      .getByRole('button', { name: /Noah/ })
      .focus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith(ITEMS[1]);
  });

  it('moves only a movable item to the day it is dropped on', async () => {
    const onMove = jest.fn();
    renderPiece(
      <Calendar
        {...{ label: 'Cases', day: '2026-03-12', span: 'month', onMove }}
        items={ITEMS.slice(0, 2).map((item, at) => ({ ...item, isMovable: at === 0 }))}
        onDay={() => undefined}
        onSpan={() => undefined}
      />,
    );
    await screen.findByRole('grid');
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    const drag = (title: RegExp, to: RegExp) => {
      fireEvent.dragStart(cell(/^12 Mar/).getByTitle(title), { dataTransfer });
      fireEvent.drop(day(to).closest('td')!, { dataTransfer });
    };
    drag(/Mia/, /^20 Mar/);
    expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 'Mia' }), '2026-03-20');
    drag(/Noah/, /^20 Mar/);
    drag(/Mia/, /^12 Mar/);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus where the move put it, even if the day in the URL changes later', async () => {
    let arrive: () => void = () => undefined;
    function Slow() {
      const [shown, setShown] = useState('2026-03-12');
      return (
        <>
          <Calendar
            {...{ label: 'Cases', items: ITEMS.map((one) => ({ ...one, isMovable: true })), day: shown }}
            {...{ span: 'month', onSpan: () => undefined, onOpen: () => undefined, holidayOf: () => null }}
            onDay={(next) => (arrive = () => setShown(next))}
            onMove={() => screen.getByRole('textbox').focus()}
          />
          <input aria-label="Reason" />
        </>
      );
    }
    const { user } = renderPiece(<Slow />);
    await screen.findByRole('grid');
    cell(/^12 Mar/)
      .getByTitle(/Mia/)
      .focus();
    await user.keyboard('m{ArrowRight}{Enter}');
    act(() => arrive());
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  });

  it('jumps to today', async () => {
    const { user } = renderPiece(<Live />);
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    expect(document.querySelector('[aria-current="date"]')).toHaveAttribute('tabindex', '0');
  });
});
