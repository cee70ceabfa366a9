import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  listSurgeryCaseEvents,
  type CaseEvent,
  type CaseEventKind,
  type SurgeryCase,
} from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { Timeline, type TimelineEntry } from '../../shared/timeline/timeline.view';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

const TIMELINE_KINDS: Record<CaseEventKind, NonNullable<TimelineEntry['kind']>> = {
  OPENED: 'created',
  CONTINUED: 'changed',
  SCHEDULED: 'case',
  BOOKED: 'changed',
  CONFIRMED: 'done',
  RESCHEDULED: 'due',
  STARTED: 'case',
  COMPLETED: 'done',
  FOLLOWED_UP: 'case',
  CANCELLED: 'failed',
  GATE_RECORDED: 'filed',
  GATE_REMOVED: 'deleted',
  EXCEPTION_RECORDED: 'failed',
  EXCEPTION_REVOKED: 'changed',
  DISPUTED: 'changed',
  DISPUTE_SETTLED: 'changed',
  DEPOSIT_RECORDED: 'note',
};

export function CaseHistoryPanel({ surgeryCase: { id } }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const request = useOperationQuery(listSurgeryCaseEvents, { params: { id } });
  return (
    <Panel title={t('history.title')}>
      <Loaded request={request} failed={t('history.failed')} skeleton={200}>
        {({ items }) => <CaseTimeline items={items} />}
      </Loaded>
    </Panel>
  );
}

/** Entries shown at first. The latest are what most users look for. */
const INITIAL_COUNT = 5;

function CaseTimeline({ items }: { items: readonly CaseEvent[] }) {
  const t = useWords(casePageWords);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, INITIAL_COUNT);
  return (
    <>
      <Timeline
        label={t('history.title')}
        entries={shown.map((event) => ({
          id: event.id,
          at: event.at,
          who: event.byName ?? t('history.patient'),
          what: t(`history.kinds.${event.kind}`),
          detail: <Detail event={event} />,
          kind: TIMELINE_KINDS[event.kind],
        }))}
      />
      {shown.length < items.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {t('history.all', { count: items.length })}
        </Button>
      )}
    </>
  );
}

function Detail({ event }: { event: CaseEvent }) {
  const t = useWords(casePageWords);
  const lines = [
    useTimeChange(event),
    event.detail,
    event.reason,
    event.clashes.length > 0 &&
      t('history.clash', {
        cases: event.clashes.map(({ name, quoteNumber }) => `${quoteNumber} (${name})`).join(', '),
      }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {lines.map((line, at) => (
        <div key={at}>{line}</div>
      ))}
    </Typography>
  );
}

function useTimeChange({ kind, fromStartsAt, toStartsAt }: CaseEvent): string | null {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const [from, to] = [formats.dateTime(fromStartsAt), formats.dateTime(toStartsAt)];
  if (kind === 'SCHEDULED') return t('history.for', { date: to });
  if (kind !== 'RESCHEDULED') return null;
  return to ? t('history.moved', { from, to }) : t('history.released', { from });
}
