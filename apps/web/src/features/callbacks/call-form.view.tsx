import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { attemptCallback, type CallOutcome } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { FieldFrame, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { DayPicker } from '../../shared/forms/day-picker.view';
import { TextBox } from '../../shared/forms/text-box.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';
import type { CallResult, useCurrentCall } from './use-my-call';

const callAgain = (outcome: CallOutcome): CallResult => ({ outcome, isFinished: false });

/** The order of the buttons and of their digit keys, the most desirable result first. */
export const CALL_RESULTS: readonly CallResult[] = [
  { outcome: 'SPOKE', isFinished: true },
  ...(['SPOKE', 'MESSAGE_LEFT', 'NO_ANSWER', 'WRONG_NUMBER'] as const).map(callAgain),
];

export interface CallFormProps {
  call: ReturnType<typeof useCurrentCall>;
  /** Enables the digit keys 1 to 5 for the buttons. */
  hasKeys?: boolean;
  children?: ReactNode;
}

/** Form for recording a call: notes, the date of the next call and one button per result. */
export function CallForm({ call, hasKeys = false, children }: CallFormProps) {
  const t = useWords(callbackWords);
  const { date } = useFormats();
  const { allows } = useRights();
  const id = useId();
  if (!allows(attemptCallback)) return null;
  const { notes, setNotes, nextDay, setNextDay, isPossible, record } = call;
  const labelOf = ({ outcome, isFinished }: CallResult) =>
    isFinished
      ? t('results.finished')
      : t(`results.${outcome}`, { date: isIsoDate(nextDay) ? date(nextDay) : '…' });
  return (
    <>
      <TextBox label={t('fields.notes')} value={notes} onChange={setNotes} maxLength={2_000} isOptional />
      <FieldFrame id={`${id}-day`} label={t('fields.nextDueDate')} help={t('nextDayHelp')}>
        <Box sx={{ maxWidth: 220 }}>
          <DayPicker id={`${id}-day`} value={nextDay || null} onChange={(day) => setNextDay(day ?? '')} />
        </Box>
      </FieldFrame>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {CALL_RESULTS.map((result, at) => (
          <Button
            key={at}
            variant={result.isFinished ? 'contained' : 'outlined'}
            disabled={!isPossible(result)}
            onClick={() => record(result)}
            aria-keyshortcuts={hasKeys ? String(at + 1) : undefined}
          >
            {labelOf(result)}
          </Button>
        ))}
        {children}
      </Box>
      {hasKeys && <Muted>{t('day.keys')}</Muted>}
    </>
  );
}
