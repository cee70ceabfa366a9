import { useRef, useState } from 'react';
import { z } from 'zod';
import {
  bookSurgeryCase,
  CASE_MINUTES_RANGE,
  caseClash,
  id,
  localTime,
  optionalText,
  rescheduleSurgeryCase,
  scheduleSurgeryCase,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { toLocalTime } from '../../shared/formats/local-time';
import { useFormats } from '../../shared/formats/use-formats';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

export type BookingAct = 'SCHEDULE' | 'RESCHEDULE' | 'BOOK';

const clashFacts = z.object({ clashes: z.array(caseClash), mayAllow: z.boolean() });
export type Clash = z.infer<typeof clashFacts>;

/** Problems of a booking that can be overridden. */
export interface Warnings {
  clash: Clash | null;
  /** Whether the day is a public holiday or on a weekend, which the form's summary says. */
  isDayOff: boolean;
}

const NO_WARNINGS: Warnings = { clash: null, isDayOff: false };

const { least, most } = CASE_MINUTES_RANGE;
const durationSchema = scheduleSurgeryCase.body.shape.durationMinutes.unwrap();

const schema = z
  .object({
    act: z.enum(['SCHEDULE', 'RESCHEDULE', 'BOOK']),
    startsAt: localTime.nullable(),
    isOpen: z.boolean(),
    durationMinutes: durationSchema.nullable(),
    doctorId: id.nullable(),
    hospitalId: id.nullable(),
    theatre: optionalText(60),
    siteId: id.nullable(),
    assistantId: id.nullable(),
    anaesthetistId: id.nullable(),
    reason: optionalText(500),
  })
  .superRefine(({ act, startsAt, isOpen, durationMinutes, doctorId, reason }, { addIssue }) => {
    const requireField = (path: string, isMissing: boolean, message: string) =>
      isMissing && addIssue({ code: 'custom', path: [path], message });
    const isReleased = act === 'RESCHEDULE' && isOpen;
    const isDated = act !== 'BOOK' && !isReleased;
    requireField('startsAt', isDated && startsAt === null, word(casePageWords, 'booking.whenMissing'));
    requireField(
      'durationMinutes',
      isDated && durationMinutes === null,
      word(casePageWords, 'booking.minutesMissing', { least, most }),
    );
    // A date can be removed although the doctor has left.
    requireField('doctorId', doctorId === null && !isReleased, word(casePageWords, 'booking.doctorMissing'));
    requireField(
      'reason',
      act === 'RESCHEDULE' && reason === null,
      word(casePageWords, 'booking.reasonMissing'),
    );
  });
type Booking = z.infer<typeof schema>;

interface BookingAllowances {
  allowClash: boolean;
  allowDayOff: boolean;
}

const NO_ALLOWANCES: BookingAllowances = { allowClash: false, allowDayOff: false };

/** State of the booking form and its warnings. */
export function useBooking(surgeryCase: SurgeryCase, act: BookingAct, onDone: () => void) {
  const t = useWords(casePageWords);
  const { timeZone } = useFormats();
  const { warnings, attempt, allow } = useWarnings();
  const send = useSendBooking(surgeryCase, act);
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: valuesOf(surgeryCase, act, timeZone),
    labels: {
      startsAt: t('booking.when'),
      durationMinutes: t('booking.minutes'),
      reason: t('booking.reason'),
      doctorId: t('booking.doctor'),
      hospitalId: t('booking.hospital'),
      theatre: t('booking.theatre'),
      siteId: t('booking.site'),
      assistantId: t('booking.assistant'),
      anaesthetistId: t('booking.anaesthetist'),
    },
    toProblem,
    failedTitle: t('booking.failed'),
    submit: async (booking) => {
      await attempt((allowed) => send(booking, allowed));
      showToast({ title: t(`booking.done.${act}`) });
      onDone();
    },
  });
  return { contractForm, warnings, allow };
}

/** Holds the warnings and which of them are overridden. Saving again without "Book anyway" asks again. */
function useWarnings() {
  const [warnings, setWarnings] = useState(NO_WARNINGS);
  const allowed = useRef<BookingAllowances>(NO_ALLOWANCES);
  const isAnyway = useRef(false);
  const attempt = async (send: (allowed: BookingAllowances) => Promise<unknown>): Promise<void> => {
    if (!isAnyway.current) allowed.current = NO_ALLOWANCES;
    isAnyway.current = false;
    setWarnings(NO_WARNINGS);
    try {
      await send(allowed.current);
    } catch (error) {
      setWarnings(warningsOf(error));
      throw error;
    }
  };
  /** Called before each attempt, which may still be stopped by an invalid field. */
  const allow = (isChosen: boolean) => {
    isAnyway.current = isChosen;
    if (!isChosen) return;
    const { allowClash, allowDayOff } = allowed.current;
    allowed.current = {
      allowClash: allowClash || warnings.clash !== null,
      allowDayOff: allowDayOff || warnings.isDayOff,
    };
  };
  return { warnings, attempt, allow };
}

/** Submits the case's version from when the dialog was opened, so that the server reports any change a colleague has made since. */
function useSendBooking({ id: caseId, version: seen }: SurgeryCase, act: BookingAct) {
  const [version] = useState(seen);
  const [schedule] = useOperationMutation(scheduleSurgeryCase);
  const [reschedule] = useOperationMutation(rescheduleSurgeryCase);
  const [book] = useOperationMutation(bookSurgeryCase);
  const params = { id: caseId };
  return (
    { startsAt, isOpen, doctorId, durationMinutes, reason, ...rest }: Booking,
    { allowClash, allowDayOff }: BookingAllowances,
  ) => {
    const { act: _act, ...resources } = rest;
    const body = {
      ...resources,
      version,
      allowClash,
      doctorId: doctorId ?? undefined,
      durationMinutes: durationMinutes ?? undefined,
    };
    if (act === 'BOOK') return book({ params, body });
    if (act === 'SCHEDULE')
      return schedule({ params, body: { ...body, allowDayOff, startsAt: startsAt ?? '' } });
    const moved = { startsAt: isOpen ? null : startsAt, reason: reason ?? '' };
    return reschedule({ params, body: { ...body, allowDayOff, ...moved } });
  };
}

function valuesOf(surgeryCase: SurgeryCase, act: BookingAct, timeZone: string): z.input<typeof schema> {
  const { startsAt, durationMinutes, suggestedMinutes, hasDoctorLeft, doctorId } = surgeryCase;
  const { hospitalId, theatre, siteId, assistantId, anaesthetistId } = surgeryCase;
  return {
    act,
    hospitalId,
    theatre,
    siteId,
    assistantId,
    anaesthetistId,
    isOpen: false,
    reason: null,
    startsAt: startsAt && toLocalTime(startsAt, timeZone),
    durationMinutes: durationMinutes ?? suggestedMinutes,
    // A doctor who has left cannot be selected again.
    doctorId: hasDoctorLeft ? null : doctorId,
  };
}

function warningsOf(error: unknown): Warnings {
  const { code, facts } = toProblem(error);
  const clash = code === 'CASE_CLASH' ? clashFacts.parse(facts) : null;
  return { clash, isDayOff: code === 'CASE_DAY_OFF' };
}
