import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { listDuplicatePairs, type Client, type DuplicatePair } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';
import { NotTheSameButton } from './not-the-same.view';

/** Above the list of clients: how many pairs wait for a decision; nothing while there are none. */
export function DuplicateCount() {
  const t = useWords(mergeWords);
  const { data } = useOperationQuery(listDuplicatePairs, { query: { limit: 1 } });
  if (!data || data.total === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={RouterLink} to="/clients/duplicates" size="small" color="inherit">
          {t('duplicates.review')}
        </Button>
      }
    >
      {t('duplicates.count', { count: data.total })}
    </Alert>
  );
}

/** On the page of a client: who may be the same person. */
export function DuplicateHint({ client }: { client: Client }) {
  const { data } = useOperationQuery(listDuplicatePairs, { query: { clientId: client.id, limit: 5 } });
  if (!data || client.deletedAt) return null;
  return data.items.map((pair) => <Suspected key={pair.id} pair={pair} clientId={client.id} />);
}

function Suspected({ pair, clientId }: { pair: DuplicatePair; clientId: string }) {
  const t = useWords(mergeWords);
  const other = pair.first.id === clientId ? pair.second : pair.first;
  const reasons = pair.reasons.map((reason) => t(`reason.${reason}`).toLowerCase()).join(', ');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('duplicates.suspected', { name: clientName(other), reasons })}{' '}
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Button
          component={RouterLink}
          to={`/clients/${clientId}/merge/${other.id}`}
          size="small"
          color="inherit"
          variant="outlined"
        >
          {t('duplicates.compare')}
        </Button>
        <NotTheSameButton pair={pair} />
      </Box>
    </Alert>
  );
}
