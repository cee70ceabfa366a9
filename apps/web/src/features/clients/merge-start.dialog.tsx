import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '@quillcare/contracts';
import { formWords } from '../../shared/forms/form.en';
import { CLIENTS } from '../../shared/records/record-kinds';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';

/** Finds the other record of a client and leads to the comparison. */
export function MergeStart({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useWords(mergeWords);
  const tForm = useWords(formWords);
  const titleId = useId();
  const navigate = useNavigate();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('start.title', { name: clientName(client) })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('start.hint')}
        </Typography>
        <RecordSearch
          label={t('start.find')}
          source={CLIENTS}
          without={[client.id]}
          onChoose={(other) => void navigate(`/clients/${client.id}/merge/${other.id}`)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{tForm('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
