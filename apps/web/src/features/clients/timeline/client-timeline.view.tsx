import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ADMINS, timelineKind, type Rights, type TimelineKind } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useRights, useSession } from '../../../shared/session/session.context';
import { Timeline } from '../../../shared/timeline/timeline.view';
import { useWords } from '../../../shared/words/words';
import { clientTimelineWords } from './client-timeline.en';
import { KindFilter } from './kind-filter.view';
import { lineOf } from './timeline-line.part';
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
            entries={entries.map((entry) => lineOf(entry, formats))}
            pageSize={Infinity}
            onOlder={failure ? undefined : readOlder}
            isLoadingOlder={isReadingOlder}
            empty={t(chosen.length > 0 ? 'nothing' : 'empty')}
          />
          {failure && <Alert severity="error">{t('olderFailed', { reason: failure })}</Alert>}
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
    CALL: readsQuotes,
    EMAIL: readsQuotes,
    CASE: readsQuotes,
    LEAD: can('LEADS', 'READ'),
    VIEW: isAdmin(user),
  };
  return timelineKind.options.filter((kind) => isReadable[kind]);
}

function isAdmin({ role }: Pick<Rights, 'role'>): boolean {
  return (ADMINS as readonly string[]).includes(role);
}
