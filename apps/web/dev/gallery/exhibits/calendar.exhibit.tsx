import { useState } from 'react';
import { addDays } from '@quillcare/rules';
import { Calendar, type CalendarItem, type CalendarSpan } from '../../../src/shared/calendar/calendar.view';
import { useFormats } from '../../../src/shared/formats/use-formats';
import { showToast } from '../../../src/shared/toasts/toast.store';
import { LONG_NAME } from '../gallery.samples';
import { ExhibitSection } from '../shelf.view';

function itemsAround(today: string): CalendarItem[] {
  const item = (
    id: string,
    after: number,
    title: string,
    rest: Partial<CalendarItem> = {},
  ): CalendarItem => ({
    id,
    date: addDays(today, after),
    title,
    ...rest,
  });
  return [
    item('1', -6, 'Septoplasty, Mia Thompson', { time: '8:00 am', tone: 'success' }),
    item('2', 0, 'Call Noah Williams', { time: '9:30 am', tone: 'info' }),
    item('3', 0, 'Rhinoplasty, Olivia Brown', { time: '11:00 am', tone: 'success' }),
    item('4', 0, 'Quote Q-2026-0418 expires', { tone: 'warning' }),
    item('5', 0, LONG_NAME, { time: '2:00 pm' }),
    item('6', 3, 'Hand surgery, Lucas Martin', { time: '7:30 am', tone: 'error' }),
    item('7', 9, LONG_NAME, { time: '1:15 pm', tone: 'info' }),
  ];
}

export function Exhibit() {
  const { today } = useFormats();
  return (
    <>
      <ExhibitSection title="By month or week" hint="arrow keys, Home, End, Page Up and Page Down">
        <InteractiveCalendar label="Surgery cases and calls" items={itemsAround(today())} isOpened />
      </ExhibitSection>
      <ExhibitSection title="Read-only, by week">
        <InteractiveCalendar label="Read-only" items={itemsAround(today())} start="week" />
      </ExhibitSection>
      <ExhibitSection title="Empty, loading">
        <InteractiveCalendar label="Loading" items={[]} start="week" isLoading />
      </ExhibitSection>
    </>
  );
}

interface InteractiveCalendarProps {
  label: string;
  items: readonly CalendarItem[];
  start?: CalendarSpan;
  isLoading?: boolean;
  isOpened?: boolean;
}

function InteractiveCalendar({
  label,
  items,
  start = 'month',
  isLoading,
  isOpened = false,
}: InteractiveCalendarProps) {
  const { today } = useFormats();
  const [day, setDay] = useState(today());
  const [span, setSpan] = useState(start);
  return (
    <Calendar
      label={label}
      items={items}
      day={day}
      onDay={setDay}
      span={span}
      onSpan={setSpan}
      isLoading={isLoading}
      onOpen={isOpened ? ({ title }) => void showToast({ title, tone: 'info' }) : undefined}
    />
  );
}
