import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { attemptCallback, type Callback, type CallOutcome } from '@quillcare/contracts';
import { FieldFrame, Panel, StatusChip } from '@quillcare/ui';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { DayPicker } from '../../shared/forms/day-picker.view';
import { TextBox } from '../../shared/forms/text-box.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { CallSubject } from './call-subject.view';
import { CallbackPhone } from './callback.drawer';
import { callbackWords } from './callback.en';
import { useCallKeys } from './use-call-keys';
import { useMyCall } from './use-my-call';

/** The order of the buttons and of the digits that press them: what one hopes for first. */
const OUTCOMES: readonly CallOutcome[] = ['SPOKE', 'MESSAGE_LEFT', 'NO_ANSWER', 'WRONG_NUMBER'];

export interface MyCallProps {
  callback: Callback;
  /** How many are left, this one included. */
  waiting: number;
  onNext: () => void;
}

/** One call: the number, what it is about, and a button for each way in which it can end. */
export function MyCall({ callback, waiting, onNext }: MyCallProps) {
  const t = useWords(callbackWords);
  const cardRef = useRef<HTMLDivElement>(null);
  const call = useMyCall(callback, onNext);
  useCallKeys(cardRef, {
    ...Object.fromEntries(OUTCOMES.map((outcome, at) => [String(at + 1), () => call.record(outcome)])),
    n: onNext,
  });
  const name = t('day.call', { name: callback.clientName });
  return (
    <Box ref={cardRef} component="section" aria-label={name} sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary" aria-live="polite">
        {t('day.waiting', { count: waiting })}
      </Typography>
      <Panel title={callback.clientName}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CallbackPhone callback={callback} />
          <State callback={callback} />
          <CallForm call={call} onNext={onNext} />
        </Box>
      </Panel>
      <CallSubject callback={callback} />
    </Box>
  );
}

function State({ callback }: { callback: Callback }) {
  const t = useWords(callbackWords);
  const { priority, about, notes, attemptCount, lastOutcome } = callback;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <DueDay callback={callback} />
        {priority === 'HIGH' && <StatusChip label={t('urgent')} tone="warning" />}
        {attemptCount > 0 && (
          <Typography component="span" color="textSecondary">
            {t('day.tried', { count: attemptCount })}
          </Typography>
        )}
        {lastOutcome && (
          <Typography component="span" color="textSecondary">
            {t('day.last', { outcome: t(`outcomes.${lastOutcome}`) })}
          </Typography>
        )}
      </Box>
      {[about, notes].map(
        (text, at) =>
          text && (
            <Typography key={at} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
              {text}
            </Typography>
          ),
      )}
    </Box>
  );
}

function CallForm({ call, onNext }: { call: ReturnType<typeof useMyCall>; onNext: () => void }) {
  const t = useWords(callbackWords);
  const { allows } = useRights();
  const id = useId();
  if (!allows(attemptCallback)) return null;
  return (
    <>
      <TextBox label={t('notes')} value={call.notes} onChange={call.setNotes} maxLength={2_000} isOptional />
      <FieldFrame id={`${id}-day`} label={t('nextDay')}>
        <Box sx={{ maxWidth: 220 }}>
          <DayPicker
            id={`${id}-day`}
            value={call.nextDay || null}
            onChange={(day) => call.setNextDay(day ?? '')}
          />
        </Box>
      </FieldFrame>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {OUTCOMES.map((outcome, at) => (
          <Button
            key={outcome}
            variant={outcome === 'SPOKE' ? 'contained' : 'outlined'}
            disabled={call.isRunning}
            onClick={() => call.record(outcome)}
            aria-keyshortcuts={String(at + 1)}
          >
            {t(`outcomes.${outcome}`)}
          </Button>
        ))}
        <Button onClick={onNext} aria-keyshortcuts="n">
          {t('day.next')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('day.keys')}
      </Typography>
    </>
  );
}
