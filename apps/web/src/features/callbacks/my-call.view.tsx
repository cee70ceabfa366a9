import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type RefObject } from 'react';
import type { Callback } from '@quillcare/contracts';
import { Panel, StatusChip } from '@quillcare/ui';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { mayLeave } from '../../shared/leaving/unsaved-work.store';
import { useWords } from '../../shared/words/words';
import { CALL_RESULTS, CallForm } from './call-form.view';
import { CallSubject } from './call-subject.view';
import { CallbackPhone } from './callback.drawer';
import { callbackWords } from './callback.en';
import { useCurrentCall } from './use-my-call';

interface CurrentCallProps {
  callback: Callback;
  /** Number of calls left, including this one. */
  waiting: number;
  onNext: () => void;
}

/** One call: the number, what it is about and one button per result. */
export function CurrentCall({ callback, waiting, onNext }: CurrentCallProps) {
  const t = useWords(callbackWords);
  const cardRef = useRef<HTMLDivElement>(null);
  const call = useCurrentCall(callback, onNext);
  const skip = () => void mayLeave().then((may) => may && onNext());
  useCallShortcuts(cardRef, {
    ...Object.fromEntries(CALL_RESULTS.map((result, at) => [String(at + 1), () => call.record(result)])),
    n: skip,
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
            <Button onClick={skip} aria-keyshortcuts="n">
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

/** Digit keys for the current call, active only while no field or other control has the focus. */
function useCallShortcuts(
  card: RefObject<HTMLElement | null>,
  acts: Readonly<Record<string, () => void>>,
): void {
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const act = current.current[event.key.toLowerCase()];
      if (!act || !isShortcutEvent(event, card.current)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [card]);
}

function isShortcutEvent(event: KeyboardEvent, card: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body || focused.tagName === 'H1') return true;
  // The date picker's sections are contenteditable elements rather than inputs.
  const isTyping = focused.closest('input, textarea, select, [contenteditable="true"]') !== null;
  return card?.contains(focused) === true && !isTyping;
}
