import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { approveSurgeryDescription, getSurgery, type Surgery } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { ActButtons, INHERIT } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { TextInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { surgeryWords } from './surgery.en';

/** The description. While it is an AI draft, a button lets the user mark it as reviewed. */
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
    <Alert
      severity="warning"
      action={isRewritten ? undefined : <ActButtons acts={[approving]} record={surgery} look={INHERIT} />}
    >
      {isRewritten ? t('draft.rewritten') : t('draft.waiting')}
    </Alert>
  );
}

const approving = actsOn<Surgery>(surgeryWords, ({ name }) => name).act({
  name: 'draft',
  operation: approveSurgeryDescription,
});
