import { z } from 'zod';
import { localTime, rescheduleSurgeryCase, type CalendarCase } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { toLocalTime } from '../../shared/formats/local-time';
import { useFormats } from '../../shared/formats/use-formats';
import { CheckInput } from '../../shared/forms/inputs.view';
import { LocalTimeInput } from '../../shared/forms/local-time.input';
import { Field } from '../../shared/forms/record/fields.view';
import { word } from '../../shared/words/words';
import { patientName } from './calendar-items';
import { calendarPageWords } from './case-calendar.en';

interface CaseMove {
  surgery: CalendarCase;
  /** The day it was dropped on. Null if the user still has to choose one. */
  day: string | null;
}

const { reason, allowClash, allowDayOff } = rescheduleSurgeryCase.body.shape;

/** Reschedules a surgery, asking for time and reason. A clash with another booking is reported first and can then be overridden. */
export const moveCaseAct = actsOn<CaseMove>(calendarPageWords, ({ surgery }) => patientName(surgery)).act({
  name: 'move',
  operation: rescheduleSurgeryCase,
  asks: z.object({ startsAt: localTime, reason, allowClash, allowDayOff }),
  useFacts: useFormats,
  starts: ({ surgery: { startsAt }, day }, { timeZone }) => ({
    startsAt: startsAt ? onDay(day, toLocalTime(startsAt, timeZone)) : '',
  }),
  remedy: ({ code, facts }) => {
    if (code === 'CASE_CLASH' && facts?.['mayAllow'] === true) return <AllowanceInput name="allowClash" />;
    return code === 'CASE_DAY_OFF' && <AllowanceInput name="allowDayOff" />;
  },
  inputs: (moved, { dateTime }) => (
    <>
      <LocalTimeInput
        name="startsAt"
        label={word(calendarPageWords, 'move.fields.startsAt')}
        help={word(calendarPageWords, 'move.startsAtHelp', { before: dateTime(moved?.surgery.startsAt) })}
      />
      <Field name="reason" />
    </>
  ),
  request: ({ surgery: { id, version } }, values) => ({ params: { id }, body: { ...values, version } }),
  about: ({ surgery }) => patientName(surgery),
});

/** Moves a local time such as `2026-12-01T07:30` to another day. */
const onDay = (day: string | null, time: string) => (day ? `${day}${time.slice(day.length)}` : time);

const AllowanceInput = ({ name }: { name: 'allowClash' | 'allowDayOff' }) => (
  <CheckInput name={name} label={word(calendarPageWords, `move.fields.${name}`)} />
);
