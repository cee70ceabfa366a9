import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Callback } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { useWords } from '../../shared/words/words';
import { CALL_RESULTS, CallForm } from './call-form.view';
import { CallSubject } from './call-subject.view';
import { CallbackPhone } from './callback.drawer';
import { callbackWords } from './callback.en';
import { useCallKeys } from './use-call-keys';
import { useMyCall } from './use-my-call';

export interface MyCallProps {
  callback: Callback;
  /** Number of calls left, including this one. */
  waiting: number;
  onNext: () => void;
}

/** One call: the number, what it is about and one button per result. */
export function MyCall({ callback, waiting, onNext }: MyCallProps) {
  const t = useWords(callbackWords);
  const cardRef = useRef<HTMLDivElement>(null);
  const call = useMyCall(callback, onNext);
  useCallKeys(cardRef, {
    ...Object.fromEntries(CALL_RESULTS.map((result, at) => [String(at + 1), () => call.record(result)])),
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
          <CallForm call={call} hasKeys>
            <Button onClick={onNext} aria-keyshortcuts="n">
              {t('day.next')}
            </Button>
          </CallForm>
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
            {t('day.last', { outcome: t(`options.outcome.${lastOutcome}`) })}
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
