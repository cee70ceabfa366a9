import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listAuditEntries, type AuditEntry } from '@quillcare/contracts';
import { Muted, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { toReadableChange, type ReadableChange } from '../../../shared/history/readable-change';
import { Loaded } from '../../../shared/loading/loaded.view';
import { lookUp, useWords, word } from '../../../shared/words/words';
import { viewWords } from './quote-view.en';

const SHOWN_CHANGES = 4;
// Fields left out: ids, hashes, and data already shown in the timeline, as the entry's reason or in another field.
const TECHNICAL = /(Id|Hash|At|Reason)$|^totals$/;

/** The quote's audit trail, newest first. */
export function AuditHistory({ quoteId }: { quoteId: string }) {
  const t = useWords(viewWords);
  const request = useOperationQuery(listAuditEntries, {
    query: { entityType: 'QUOTE', entityId: quoteId, limit: 50 },
  });
  return (
    <Panel title={t('history.title')}>
      <Loaded request={request} failed={t('history.failed')} skeleton={96}>
        {({ items }) => <Entries items={items} />}
      </Loaded>
    </Panel>
  );
}

function Entries({ items }: { items: readonly AuditEntry[] }) {
  const t = useWords(viewWords);
  if (items.length === 0) return <Typography color="textSecondary">{t('history.empty')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const changes = entry.changes.filter(({ field }) => !TECHNICAL.test(field));
  const more = changes.length - SHOWN_CHANGES;
  return (
    <Box component="li">
      <Typography>
        <strong>{isPatient(entry) ? t('history.patient') : entry.actorName}</strong> {actOf(entry)}
      </Typography>
      <Muted component="time" dateTime={entry.createdAt}>
        {formats.dateTime(entry.createdAt)}
      </Muted>
      {entry.action !== 'CREATE' && changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2 }}>
          {changes.slice(0, SHOWN_CHANGES).map((change) => (
            <Change key={change.field} change={toReadableChange(change, formats)} />
          ))}
          {more > 0 && <Muted component="li">{t('history.more', { count: more })}</Muted>}
        </Box>
      )}
      {entry.reason && <Typography variant="body2">{entry.reason}</Typography>}
    </Box>
  );
}

const isPatient = ({ actorName }: AuditEntry) => actorName === 'patient';

/** Labels an entry: a patient's answer by the resulting status, everything else by its action. */
function actOf(entry: AuditEntry): string {
  // Staff never sign; they record what the patient accepted by telephone or on paper.
  if (entry.action === 'SIGN' && !isPatient(entry)) return word(viewWords, 'history.recorded');
  // A question has no notes. The patient's response to a recorded acceptance has one, with their words as its reason.
  if (entry.action === 'UPDATE' && isPatient(entry) && entry.notes?.includes('what staff recorded'))
    return word(viewWords, 'history.answeredRecord');
  if (
    entry.action === 'UPDATE' &&
    isPatient(entry) &&
    entry.notes?.includes('signed acceptance is not right')
  )
    return word(viewWords, 'history.disputed');
  const changed = entry.changes.find(({ field }) => field === 'status')?.newValue;
  // A follow-up question leaves the status unchanged. It is recognised by its reason, which no other patient entry without a
  // status change has.
  const status = changed ?? (entry.reason === null ? null : 'QUERY_RECEIVED');
  const answer = isPatient(entry) ? lookUp(viewWords, `history.answers.${status ?? ''}`) : undefined;
  return answer ?? lookUp(viewWords, `history.actions.${entry.action}`) ?? entry.action.toLowerCase();
}

function Change({ change: { field, before, after, parts } }: { change: ReadableChange }) {
  const t = useWords(viewWords);
  const changed = t('history.changed', { before: truncate(before), after: truncate(after) });
  const lines = parts ?? [changed];
  return lines.map((line, at) => (
    <Typography component="li" variant="body2" key={at} sx={{ overflowWrap: 'anywhere' }}>
      {parts ? line : `${field}: ${line}`}
    </Typography>
  ));
}

function truncate(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
