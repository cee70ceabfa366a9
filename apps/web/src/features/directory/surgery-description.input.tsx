import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { approveSurgeryDescription, getSurgery, type Surgery } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useCommand } from '../../shared/commands/use-command';
import { useFormats } from '../../shared/formats/use-formats';
import { TextInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { surgeryWords } from './surgery.en';

/** The description; while it is a machine's draft, with a button for whoever has read it. */
export function SurgeryDescriptionInput() {
  const t = useWords(surgeryWords);
  const { id } = useParams();
  const { data: surgery } = useOperationQuery(getSurgery, id ? { params: { id } } : skipToken);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        name="description"
        label={t('fields.description')}
        help={t('help.description')}
        maxLength={5_000}
        multiline
        optional
      />
      {surgery?.hasAiGeneratedDescription && <DraftNotice surgery={surgery} />}
    </Box>
  );
}

function DraftNotice({ surgery }: { surgery: Surgery }) {
  const t = useWords(surgeryWords);
  const { date, dayOf } = useFormats();
  const typed: unknown = useWatch({ name: 'description' });
  if (surgery.descriptionApprovedAt)
    return (
      <Alert severity="success">
        {t('draft.approved', { date: date(dayOf(surgery.descriptionApprovedAt)) })}
      </Alert>
    );
  const isRewritten = (typed ?? '') !== (surgery.description ?? '');
  return (
    <Alert severity="warning" action={isRewritten ? undefined : <ApproveButton surgery={surgery} />}>
      {isRewritten ? t('draft.rewritten') : t('draft.waiting')}
    </Alert>
  );
}

function ApproveButton({ surgery: { id, version } }: { surgery: Surgery }) {
  const t = useWords(surgeryWords);
  const [run, { isRunning }] = useCommand(approveSurgeryDescription);
  const approve = () =>
    void run({
      request: { params: { id }, body: { version } },
      done: t('draft.done'),
      failed: t('draft.failed'),
    });
  return (
    <Button color="inherit" size="small" disabled={isRunning} onClick={approve}>
      {t('draft.approve')}
    </Button>
  );
}
