import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import {
  mergeClients,
  previewMerge,
  undoMerge,
  type ClientField,
  type MergePreview,
} from '@quillcare/contracts';
import { PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useUndoableCommand } from '../../shared/commands/use-undoable-command';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { clientWords } from './client.en';
import { clientName } from './client-name';
import { mayMerge } from './may-merge';
import { MergeBelongings } from './merge-belongings.view';
import { differingFields, MergeFields, takenFromOther, type Chosen } from './merge-fields.view';
import { mergeWords } from './merge.en';

/** Two records side by side: which value stays, and what follows. */
export function MergePage() {
  const { id = '', otherId = '' } = useParams();
  const t = useWords(mergeWords);
  const tClients = useWords(clientWords);
  // Not read again by itself: once the two are merged there is nothing left to compare.
  const request = useOperationQuery(
    previewMerge,
    { params: { id }, query: { otherId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded
      request={request}
      failed={t('page.failed')}
      back={<BackLink to="/clients">{tClients('pages.list')}</BackLink>}
      skeleton={420}
    >
      {(preview) => <Comparison key={`${id} ${otherId}`} preview={preview} onStale={request.refetch} />}
    </Loaded>
  );
}

interface ComparisonProps {
  preview: MergePreview;
  /** Somebody else has changed one of the two. */
  onStale: () => void;
}

function Comparison({ preview, onStale }: ComparisonProps) {
  const t = useWords(mergeWords);
  const rights = useRights();
  const { survivor, other } = preview;
  const [chosen, setChosen] = useState<Chosen>({});
  const name = clientName(survivor);
  const differing = differingFields(preview);
  const fields = takenFromOther(preview, differing, chosen);
  return (
    <Box sx={{ maxWidth: 920 }}>
      <PageHeader
        title={t('page.title')}
        back={<BackLink to={`/clients/${survivor.id}`}>{t('page.back', { name })}</BackLink>}
        actions={
          <Button
            component={RouterLink}
            to={`/clients/${other.id}/merge/${survivor.id}`}
            replace
            variant="outlined"
          >
            {t('page.swap')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Panel title={t('page.fields')} hint={t('page.fieldsHint')} isFlush>
          <MergeFields
            preview={preview}
            taken={fields}
            onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
          />
        </Panel>
        <Panel title={t('page.belongings')} hint={t('page.belongingsHint', { name })} isFlush>
          <MergeBelongings preview={preview} />
        </Panel>
        {mayMerge(rights) ? (
          <Conclusion {...{ preview, onStale, fields }} />
        ) : (
          <Alert severity="info">{t('page.readOnly')}</Alert>
        )}
      </Box>
    </Box>
  );
}

function Conclusion({ preview, onStale, fields }: ComparisonProps & { fields: ClientField[] }) {
  const t = useWords(mergeWords);
  const navigate = useNavigate();
  const { survivor, other } = preview;
  const [run, { isRunning }] = useUndoableCommand(mergeClients, undoMerge);
  const name = clientName(survivor);
  const merge = () =>
    void run({
      request: {
        params: { id: survivor.id },
        body: { otherId: other.id, version: survivor.version, otherVersion: other.version, fields },
      },
      undoRequest: (result) => ({ params: { id: result.id } }),
      done: t('page.done'),
      undone: t('page.undone'),
      failed: t('page.refused'),
      undoFailed: t('page.undoFailed'),
      about: name,
      onRefused: ({ code }) => {
        if (code === 'VERSION_CONFLICT') onStale();
        return false;
      },
      onDone: () => void navigate(`/clients/${survivor.id}`, { replace: true }),
    });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {t('page.keeps', { name })}
      </Typography>
      <Button variant="contained" disabled={isRunning} onClick={merge}>
        {isRunning ? t('page.busy') : t('page.submit')}
      </Button>
    </Box>
  );
}
