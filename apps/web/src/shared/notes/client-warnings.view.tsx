import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { listNotes, type Note } from '@quillcare/contracts';
import { useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { useRights } from '../session/session.context';
import { MessageText } from './message-text.view';
import { useWords } from '../words/words';
import { authorName } from './note-display';
import { noteWords } from './note.en';
import { PageLink } from '../navigation/page-link.view';

/** Maximum number of warnings shown. Further ones are counted. */
const MAX_WARNINGS = 3;

export interface ClientWarningsProps {
  clientId: string;
  /** Whether to link to the client, for pages other than the client's own. */
  hasLink?: boolean;
}

/** Shows the warnings about a client above the record and anything created for them. Renders nothing if there are none. */
export function ClientWarnings(props: ClientWarningsProps) {
  return useRights().can('CLIENTS', 'READ') ? <Warnings {...props} /> : null;
}

function Warnings({ clientId, hasLink = false }: ClientWarningsProps) {
  const t = useWords(noteWords);
  const { currentData, error, refetch } = useOperationQuery(listNotes, {
    query: { entityType: 'CLIENT_NOTE', entityId: clientId, type: 'WARNING', limit: MAX_WARNINGS },
  });
  if (error && !currentData)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={refetch}>
            {t('warnings.retry')}
          </Button>
        }
      >
        {t('warnings.failed')}
      </Alert>
    );
  if (!currentData || currentData.items.length === 0) return null;
  const further = currentData.total - currentData.items.length;
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label={t('warnings.label')}
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {currentData.items.map((note) => (
          <Warning key={note.id} note={note} />
        ))}
      </Box>
      {further > 0 && <Box sx={{ mt: 1 }}>{t('warnings.more', { count: further })}</Box>}
      {hasLink && (
        <PageLink to={`/clients/${clientId}`} color="inherit" sx={{ mt: 0.5 }}>
          {t('warnings.open')}
        </PageLink>
      )}
    </Alert>
  );
}

function Warning({ note }: { note: Note }) {
  const t = useWords(noteWords);
  const { dateTime } = useFormats();
  return (
    <li>
      <Box sx={{ fontWeight: 600 }}>
        <MessageText message={note.text} />
      </Box>
      <Typography variant="body2" color="inherit">
        {t('warnings.by', { author: authorName(note), when: dateTime(note.createdAt) })}
      </Typography>
    </li>
  );
}
