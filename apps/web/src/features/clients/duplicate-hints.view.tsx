import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listDuplicatePairs, type Client, type DuplicatePair } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';
import { DismissPairButton } from './dismiss-pair.view';

/** Number of duplicate pairs awaiting review, above the client list. Hidden if there are none. */
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

/** Possible duplicates on the client's page. Several share a single bar so that the page is not pushed down. */
export function DuplicateHint({ client }: { client: Client }) {
  const t = useWords(mergeWords);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { data } = useOperationQuery(listDuplicatePairs, { query: { clientId: client.id, limit: 20 } });
  const [only, ...others] = data?.items ?? [];
  if (!data || !only || client.deletedAt) return null;
  const renderHint = (pair: DuplicatePair) => <SuspectedDuplicate pair={pair} clientId={client.id} />;
  if (others.length === 0)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {renderHint(only)}
      </Alert>
    );
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'duplicates.hide' : 'duplicates.show')}
        </Button>
      }
    >
      {t('duplicates.several', { count: data.total })}
      <Box component="ul" id={listId} hidden={!isOpen} sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {data.items.map((pair) => (
          <li key={pair.id}>{renderHint(pair)}</li>
        ))}
      </Box>
    </Alert>
  );
}

function SuspectedDuplicate({ pair, clientId }: { pair: DuplicatePair; clientId: string }) {
  const t = useWords(mergeWords);
  const other = pair.first.id === clientId ? pair.second : pair.first;
  const reasons = pair.reasons.map((reason) => t(`reason.${reason}`).toLowerCase()).join(', ');
  return (
    <>
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
        <DismissPairButton pair={pair} />
      </Box>
    </>
  );
}
