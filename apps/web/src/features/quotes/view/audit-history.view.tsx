import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listAuditEntries, type AuditEntry } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { readableChange, type ReadableChange } from '../../../shared/history/readable-change';
import { Loaded } from '../../../shared/loading/loaded.view';
import { lookUp, useWords, word } from '../../../shared/words/words';
import { viewWords } from './quote-view.en';

const SHOWN_CHANGES = 4;
// Ids, hashes, and data shown by the story, the entry's own reason or another field.
const TECHNICAL = /(Id|Hash|At|Reason)$|^totals$/;

/** Who did what to this quote, newest first. */
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
      <Typography variant="body2" color="textSecondary" component="time" dateTime={entry.createdAt}>
        {formats.dateTime(entry.createdAt)}
      </Typography>
      {entry.action !== 'CREATE' && changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2 }}>
          {changes.slice(0, SHOWN_CHANGES).map((change) => (
            <Change key={change.field} change={readableChange(change, formats)} />
          ))}
          {more > 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              {t('history.more', { count: more })}
            </Typography>
          )}
        </Box>
      )}
      {entry.reason && <Typography variant="body2">{entry.reason}</Typography>}
    </Box>
  );
}

const isPatient = ({ actorName }: AuditEntry) => actorName === 'patient';

/** By the status that it led to where a patient answered; otherwise by the kind of the entry. */
function actOf(entry: AuditEntry): string {
  // Staff sign nothing: they record what the patient accepted by telephone or on paper.
  if (entry.action === 'SIGN' && !isPatient(entry)) return word(viewWords, 'history.recorded');
  // Of a question nothing is noted; the patient's word on a record has a note, and what they said is its reason.
  if (entry.action === 'UPDATE' && isPatient(entry) && entry.notes?.includes('what staff recorded'))
    return word(viewWords, 'history.answeredRecord');
  if (
    entry.action === 'UPDATE' &&
    isPatient(entry) &&
    entry.notes?.includes('signed acceptance is not right')
  )
    return word(viewWords, 'history.disputed');
  const changed = entry.changes.find(({ field }) => field === 'status')?.newValue;
  // A further question leaves the status as it is; its text is the reason, which nothing else of a patient's has then.
  const status = changed ?? (entry.reason === null ? null : 'QUERY_RECEIVED');
  const answer = isPatient(entry) ? lookUp(viewWords, `history.answers.${status ?? ''}`) : undefined;
  return answer ?? lookUp(viewWords, `history.actions.${entry.action}`) ?? entry.action.toLowerCase();
}

function Change({ change: { field, before, after, parts } }: { change: ReadableChange }) {
  const t = useWords(viewWords);
  const changed = t('history.changed', { before: shortened(before), after: shortened(after) });
  const lines = parts ?? [changed];
  return lines.map((line, at) => (
    <Typography component="li" variant="body2" key={at} sx={{ overflowWrap: 'anywhere' }}>
      {parts ? line : `${field}: ${line}`}
    </Typography>
  ));
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
