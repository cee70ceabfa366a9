import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { timelineKind, type TimelineKind } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { isAdmin } from '../../../shared/feature/visibility';
import { useFormats } from '../../../shared/formats/use-formats';
import { loadingWords } from '../../../shared/loading/loading.en';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useRights, useSession } from '../../../shared/session/session.context';
import { Timeline } from '../../../shared/timeline/timeline.view';
import { useWords } from '../../../shared/words/words';
import { clientTimelineWords } from './client-timeline.en';
import { toTimelineLine } from './timeline-line.part';
import { useClientTimeline } from './use-client-timeline';

/** Everything that happened with a client, limited to what the user may see. */
export function ClientTimeline({ clientId }: { clientId: string }) {
  const t = useWords(clientTimelineWords);
  const kinds = useReadableKinds();
  const [chosen, setChosen] = useState<readonly TimelineKind[]>([]);
  return (
    <Panel title={t('title')}>
      <KindFilter kinds={kinds} chosen={chosen} onChange={setChosen} />
      <Entries key={chosen.join()} clientId={clientId} chosen={chosen} />
    </Panel>
  );
}

function Entries({ clientId, chosen }: { clientId: string; chosen: readonly TimelineKind[] }) {
  const t = useWords(clientTimelineWords);
  const tLoading = useWords(loadingWords);
  const formats = useFormats();
  const { request, entries, missing, readOlder, isReadingOlder, failure } = useClientTimeline(
    clientId,
    chosen,
  );
  return (
    <Loaded request={request} failed={t('failed')} skeleton={240}>
      {() => (
        <Box>
          {missing.length > 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('missing', { kinds: missing.map((kind) => t(`kinds.${kind}`)).join(', ') })}
            </Alert>
          )}
          <Timeline
            label={t('title')}
            entries={entries.map((entry) => toTimelineLine(entry, formats))}
            pageSize={Infinity}
            onOlder={failure ? undefined : readOlder}
            isLoadingOlder={isReadingOlder}
            empty={t(chosen.length > 0 ? 'nothing' : 'empty')}
          />
          {failure && (
            <Alert
              severity="error"
              action={
                <Button size="small" color="inherit" onClick={readOlder}>
                  {tLoading('retry')}
                </Button>
              }
            >
              {t('olderFailed', { reason: failure })}
            </Alert>
          )}
        </Box>
      )}
    </Loaded>
  );
}

/** Returns the kinds the user can filter by, which are the only ones the server returns to them. */
function useReadableKinds(): TimelineKind[] {
  const { can } = useRights();
  const { user } = useSession();
  const readsQuotes = can('QUOTES', 'READ');
  const isReadable: Record<TimelineKind, boolean> = {
    NOTE: true,
    CONVERSATION: true,
    RECORD: true,
    QUOTE: readsQuotes,
    // Calls about a client can be seen by anyone who sees the client; the server leaves out those about quotes and leads.
    CALL: true,
    EMAIL: readsQuotes,
    CASE: readsQuotes,
    LEAD: can('LEADS', 'READ'),
    VIEW: isAdmin(user),
  };
  return timelineKind.options.filter((kind) => isReadable[kind]);
}

interface KindFilterProps {
  kinds: readonly TimelineKind[];
  chosen: readonly TimelineKind[];
  onChange: (chosen: readonly TimelineKind[]) => void;
}

/** Filter chips for the timeline. With none selected, everything is shown. */
function KindFilter({ kinds, chosen, onChange }: KindFilterProps) {
  const t = useWords(clientTimelineWords);
  const toggle = (kind: TimelineKind) =>
    onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);
  return (
    <Box role="group" aria-label={t('filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <FilterChip label={t('all')} isChosen={chosen.length === 0} onClick={() => onChange([])} />
      {kinds.map((kind) => (
        <FilterChip
          key={kind}
          label={t(`kinds.${kind}`)}
          isChosen={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        />
      ))}
    </Box>
  );
}

function FilterChip({ label, isChosen, onClick }: { label: string; isChosen: boolean; onClick: () => void }) {
  return (
    <Chip
      component="button"
      type="button"
      size="small"
      label={label}
      aria-pressed={isChosen}
      variant={isChosen ? 'filled' : 'outlined'}
      color={isChosen ? 'primary' : 'default'}
      onClick={onClick}
    />
  );
}
