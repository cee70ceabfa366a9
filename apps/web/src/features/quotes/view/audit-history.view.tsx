import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listAuditEntries, quoteStatus, type AuditEntry } from '@quillcare/contracts';
import { useEffect, useRef } from 'react';
import { useOperationQuery } from '../../../app/api';
import { useFormats } from '../../../shared/formats/use-formats';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { AUDIT, VIEW } from '../quotes.texts';
import { Panel } from '../panel.view';

const SHOWN_CHANGES = 4;
// Ids, hashes and times that the story tells already.
const TECHNICAL = /(Id|Hash|At)$/;
const AUDIT_DELAY_MS = 1_500;

/** Who did what to this quote, newest first. */
export function AuditHistory({ quoteId, version }: { quoteId: string; version: number }) {
  const { data, refetch } = useOperationQuery(listAuditEntries, {
    query: { entityType: 'QUOTE', entityId: quoteId, limit: 50 },
  });
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return undefined;
    seen.current = version;
    // The audit hears of a change by event, a moment after the quote itself has changed.
    const timer = setTimeout(refetch, AUDIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [version, refetch]);
  if (!data) return null;
  return (
    <Panel title={VIEW.history}>
      {data.items.length === 0 && <Typography color="textSecondary">{VIEW.historyEmpty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
    </Panel>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const formats = useFormats();
  const changes = entry.changes.filter(({ field }) => !TECHNICAL.test(field));
  const more = changes.length - SHOWN_CHANGES;
  return (
    <Box component="li">
      <Typography>
        <strong>{entry.actorName === 'patient' ? AUDIT.patient : entry.actorName}</strong>{' '}
        {AUDIT.actions[entry.action] ?? entry.action.toLowerCase()}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="time" dateTime={entry.createdAt}>
        {formats.dateTime(entry.createdAt)}
      </Typography>
      {entry.action !== 'CREATE' && changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2 }}>
          {changes.slice(0, SHOWN_CHANGES).map(({ field, oldValue, newValue }) => (
            <Typography component="li" variant="body2" key={field} sx={{ overflowWrap: 'anywhere' }}>
              {AUDIT.fields[field] ?? field}:{' '}
              {AUDIT.changed(wordsOf(field, oldValue), wordsOf(field, newValue))}
            </Typography>
          ))}
          {more > 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              {AUDIT.more(more)}
            </Typography>
          )}
        </Box>
      )}
      {entry.reason && <Typography variant="body2">{entry.reason}</Typography>}
    </Box>
  );
}

function wordsOf(field: string, value: string | null): string {
  if (value === null || value === '') return AUDIT.nothing;
  const status = field === 'status' ? quoteStatus.safeParse(value).data : undefined;
  if (status) return QUOTE_STATUS[status].label;
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
