import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listCallbacks, type Callback } from '@quillcare/contracts';
import { CallbacksIcon, EmptyState, PageHeader } from '@quillcare/ui';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useHasUnsavedWork } from '../../shared/leaving/unsaved-work.store';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { takeNext } from './callback-acts.definition';
import { callbackWords } from './callback.en';
import { CurrentCall } from './my-call.view';

const OPEN = 'pending,attempted';

/** The day's calls, one at a time. */
export function MyDayPage() {
  const t = useWords(callbackWords);
  const { today } = useFormats();
  const request = useOperationQuery(listCallbacks, {
    query: { assignee: 'me', status: OPEN, dueDateTo: today(), limit: 100 },
  });
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={t('day.title')}
        back={<BackLink to="/callbacks">{t('day.list')}</BackLink>}
        actions={
          <Button component={RouterLink} to="/callbacks/calendar?mine=true" variant="outlined">
            {t('calendar')}
          </Button>
        }
      />
      <Loaded request={request} failed={t('day.failed')} skeleton={360}>
        {({ items }) => <Calls items={items} />}
      </Loaded>
    </Box>
  );
}

/**
 * Calls already handled or skipped come back only after all the others, so that the order is stable while the user works. The call
 * being made stays, even if a more urgent one arrives: its notes and result must not go to another person's. With notes it stays
 * even if a colleague finishes it.
 */
function Calls({ items }: { items: readonly Callback[] }) {
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Callback | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const [hasCalled, setHasCalled] = useState(false);
  const isTyped = useHasUnsavedWork();
  const waiting = items.filter(({ id }) => !passed.includes(id));
  const isListed = items.some(({ id }) => id === chosen?.id);
  // Until the next call, even if the notes are deleted to be written anew.
  if (chosen && !isListed && isTyped && kept !== chosen.id) setKept(chosen.id);
  const stays = items.find(({ id }) => id === chosen?.id) ?? (isTyped || kept === chosen?.id ? chosen : null);
  const current = stays ?? waiting[0] ?? items[0];
  if (current && current !== chosen) setChosen(current);
  if (!current) return <NoCalls hasCalled={hasCalled} />;
  const rest = waiting.length > 0 ? waiting : items;
  const next = () => {
    setChosen(null);
    setKept(null);
    setHasCalled(true);
    setPassed((before) => (waiting.length > 1 ? [...before, current.id] : []));
  };
  return <CurrentCall key={current.id} callback={current} waiting={rest.length} onNext={next} />;
}

function NoCalls({ hasCalled }: { hasCalled: boolean }) {
  const t = useWords(callbackWords);
  const { today } = useFormats();
  const { data } = useOperationQuery(listCallbacks, {
    query: { assignee: 'none', status: OPEN, dueDateTo: today(), limit: 1 },
  });
  const { start, isRunning } = useActs();
  const first = data?.items[0];
  return (
    <EmptyState
      icon={<CallbacksIcon />}
      title={t(hasCalled ? 'day.done' : 'day.nothing')}
      hint={first ? t('day.queue', { count: data.total }) : t('day.doneHint')}
      action={
        first && (
          <Button variant="contained" disabled={isRunning} onClick={() => start(takeNext, first)}>
            {takeNext.label()}
          </Button>
        )
      }
    />
  );
}
