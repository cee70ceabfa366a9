import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import {
  mergeClients,
  previewMerge,
  undoMerge,
  type ClientField,
  type MergePreview,
} from '@quillcare/contracts';
import { PageHeader, Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { clientWords } from './client.en';
import { clientName } from './client-name';
import { mayMerge } from './may-merge';
import { differingFields, MergeFields, fieldsTakenFromOther, type FieldChoices } from './merge-fields.view';
import { mergeWords } from './merge.en';

/** Two client records side by side: which values are kept, and the consequences of merging. */
export function MergePage() {
  const { id = '', otherId = '' } = useParams();
  const t = useWords(mergeWords);
  const tClients = useWords(clientWords);
  // Not refetched automatically, because after the merge there is nothing left to compare.
  const request = useOperationQuery(
    previewMerge,
    { params: { id }, query: { otherId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded
      request={request}
      failed={t('page.notCompared')}
      back={<BackLink to="/clients">{tClients('pages.list')}</BackLink>}
      skeleton={420}
    >
      {(preview) => <Comparison key={`${id} ${otherId}`} preview={preview} onStale={request.refetch} />}
    </Loaded>
  );
}

interface ComparisonProps {
  preview: MergePreview;
  /** Called when someone else has changed either record. */
  onStale: () => void;
}

function Comparison({ preview, onStale }: ComparisonProps) {
  const t = useWords(mergeWords);
  const rights = useRights();
  const { survivor, other } = preview;
  const [chosen, setChosen] = useState<FieldChoices>({});
  const name = clientName(survivor);
  const differing = differingFields(preview);
  const fields = fieldsTakenFromOther(preview, differing, chosen);
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
          <MergedRecordCounts preview={preview} />
        </Panel>
        {mayMerge(rights) ? (
          <MergeActions {...{ preview, onStale, fields }} />
        ) : (
          <Alert severity="info">{t('page.readOnly')}</Alert>
        )}
      </Box>
    </Box>
  );
}

type PendingMerge = MergePreview & { id: string; fields: ClientField[] };

const mergeClientsAct = actsOn<PendingMerge>(mergeWords, ({ survivor }) => clientName(survivor)).act({
  name: 'merge',
  texts: 'page',
  operation: mergeClients,
  request: ({ survivor, other, fields }) => ({
    params: { id: survivor.id },
    body: { otherId: other.id, version: survivor.version, otherVersion: other.version, fields },
  }),
  about: ({ survivor }) => clientName(survivor),
  undo: { operation: undoMerge, request: ({ id }) => ({ params: { id } }) },
  replaces: true,
  opens: (_result, { survivor }) => `/clients/${survivor.id}`,
});

function MergeActions({ preview, onStale, fields }: ComparisonProps & { fields: ClientField[] }) {
  const t = useWords(mergeWords);
  const { survivor } = preview;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {t('page.keeps', { name: clientName(survivor) })}
      </Typography>
      <ActButtons
        acts={[mergeClientsAct]}
        record={{ ...preview, id: survivor.id, fields }}
        primary={mergeClientsAct}
        told={{ onRefused: ({ code }) => code === 'VERSION_CONFLICT' && onStale() }}
      />
    </Box>
  );
}

/** Counts the related records of each client by kind, as far as the user may see them. */
function MergedRecordCounts({ preview }: { preview: MergePreview }) {
  const t = useWords(mergeWords);
  const { survivor, other, belongings, missing } = preview;
  const kinds = missing.map((kind) => t(`belonging.${kind}`)).join(', ');
  return (
    <>
      {missing.length > 0 && (
        <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 2 }}>
          <Alert severity="warning">{t('page.missing', { kinds })}</Alert>
        </Box>
      )}
      <Table size="small" aria-label={t('page.belongings')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('page.kind')}</TableCell>
            <TableCell align="right">{clientName(survivor)}</TableCell>
            <TableCell align="right">{clientName(other)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {belongings.map(({ kind, count, otherCount }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {t(`belonging.${kind}`)}
              </TableCell>
              <TableCell align="right" className="tabular">
                {count}
              </TableCell>
              <TableCell align="right" className="tabular">
                {otherCount}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
