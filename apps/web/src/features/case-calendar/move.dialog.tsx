import { useState } from 'react';
import { z } from 'zod';
import { localTime, rescheduleSurgeryCase, type CalendarCase } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { CheckInput, TextInput } from '../../shared/forms/inputs.view';
import { LocalTimeInput } from '../../shared/forms/local-time.input';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useFormats } from '../../shared/formats/use-formats';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { localTimeOf, nameOf } from './calendar-items';
import { calendarPageWords } from './case-calendar.en';

interface MoveDialogProps {
  surgery: CalendarCase;
  /** The day it was dropped on; null where the person has still to choose one. */
  day: string | null;
  onClose: () => void;
}

const { reason, allowClash, allowDayOff } = rescheduleSurgeryCase.body.shape;
const SCHEMA = z.object({ startsAt: localTime, reason, allowClash, allowDayOff });

/** Asks when and why, and moves the surgery; what runs into another booking is said before it is done knowingly. */
export function MoveDialog(props: MoveDialogProps) {
  const surgery = useAsSeen(props.surgery);
  const { onClose } = props;
  const t = useWords(calendarPageWords);
  const { dateTime } = useFormats();
  const { contractForm, hasClash, isDayOff } = useMove({ ...props, surgery });
  const heading = t('move.title', { name: nameOf(surgery) });
  return (
    <FormDialog title={heading} submitLabel={t('move.confirm')} contractForm={contractForm} onClose={onClose}>
      <LocalTimeInput
        name="startsAt"
        label={t('move.startsAt')}
        help={t('move.startsAtHelp', { before: dateTime(surgery.startsAt) })}
      />
      <TextInput name="reason" label={t('move.reason')} help={t('move.reasonHelp')} maxLength={500} />
      {hasClash && <CheckInput name="allowClash" label={t('move.allowClash')} />}
      {isDayOff && <CheckInput name="allowDayOff" label={t('move.allowDayOff')} />}
    </FormDialog>
  );
}

function useMove({ surgery, day, onClose }: MoveDialogProps) {
  const t = useWords(calendarPageWords);
  const { timeZone, dayOf } = useFormats();
  const [run] = useOperationMutation(rescheduleSurgeryCase);
  const [hasClash, setClash] = useState(false);
  const [isDayOff, setDayOff] = useState(false);
  const startsAt = surgery.startsAt ?? '';
  const contractForm = useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: {
      startsAt: startsAt && localTimeOf(startsAt, timeZone, day ?? dayOf(startsAt)),
      reason: '',
      allowClash: false,
      allowDayOff: false,
    },
    labels: { startsAt: t('move.startsAt'), reason: t('move.reason') },
    toProblem: (error) => {
      const problem = toProblem(error);
      if (problem.code === 'CASE_CLASH' && problem.facts?.['mayAllow'] === true) setClash(true);
      if (problem.code === 'CASE_DAY_OFF') setDayOff(true);
      return problem;
    },
    failedTitle: t('move.failed'),
    submit: async (values) => {
      await run({ params: { id: surgery.id }, body: { ...values, version: surgery.version } });
      showToast({ title: t('move.done'), message: nameOf(surgery) });
      onClose();
    },
  });
  return { contractForm, hasClash, isDayOff };
}
