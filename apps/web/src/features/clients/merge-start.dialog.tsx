import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { TitledDialog } from '@quillcare/ui';
import type { Client } from '@quillcare/contracts';
import { formWords } from '../../shared/forms/form.en';
import { CLIENT_SOURCE } from '../../shared/records/record-kinds';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';

/** Finds the client's other record and opens the comparison. */
export function MergeStart({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useWords(mergeWords);
  const tForm = useWords(formWords);
  const navigate = useNavigate();
  return (
    <TitledDialog
      title={t('start.title', { name: clientName(client) })}
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>{tForm('cancel')}</Button>}
    >
      <Typography color="textSecondary">{t('start.hint')}</Typography>
      <RecordSearch
        label={t('start.find')}
        source={CLIENT_SOURCE}
        excludedIds={[client.id]}
        onChoose={(other) => void navigate(`/clients/${client.id}/merge/${other.id}`)}
      />
    </TitledDialog>
  );
}
