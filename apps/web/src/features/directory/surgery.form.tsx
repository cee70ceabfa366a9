import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link as RouterLink, useParams } from 'react-router-dom';
import {
  createSurgery,
  decidedClass,
  deleteSurgery,
  getSurgery,
  restoreSurgery,
  surgeryInput,
  updateSurgery,
  getSurgeryConfiguration,
  approveSurgeryDescription,
  type Surgery,
} from '@quillcare/contracts';
import { ActButtons, INHERIT_STYLE } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { TextInput, useField } from '../../shared/forms/inputs.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { flattenErrors } from '../../shared/forms/server-errors';
import { MbsItemInput } from '../../shared/medicare/mbs-item.input';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { surgeryWords } from './surgery.en';

const approveDraftAct = actsOn<Surgery>(surgeryWords, ({ name }) => name).act({
  name: 'draft',
  operation: approveSurgeryDescription,
});

export const surgeryForm = defineForm({
  name: 'surgery',
  words: surgeryWords,
  // Must be chosen explicitly and has no default, because it decides GST and Medicare benefits.
  schema: surgeryInput.extend({ procedureClass: decidedClass }),
  operations: { get: getSurgery, create: createSurgery, update: updateSurgery },
  nameOf: ({ name }) => name,
  sections: {
    what: [
      ...(['name', 'baseFeeMinor', 'procedureClass', 'category', 'complexityLevel'] as const),
      ...(['anesthesiaType', 'estimatedDuration'] as const),
    ],
    quotes: ['mbsItems', 'sided', 'hasOptions', 'isActive'],
    text: ['description'],
  },
  fields: {
    name: { wide: true },
    description: { wide: true, control: SurgeryDescriptionInput },
    mbsItems: { wide: true, control: MbsItemsInput, show: (items) => (items as string[]).join(', ') },
    sided: { wide: true },
    hasOptions: { wide: true },
    isActive: { wide: true },
  },
});

export const surgeryPages = recordPages({
  form: surgeryForm,
  path: '/surgeries',
  remove: deleteSurgery,
  restore: restoreSurgery,
  Actions: SurgeryFees,
});

/** Links a surgery to the fees that prefill quotes for it. */
function SurgeryFees({ record: { id } }: { record: { id: string } }) {
  const t = useWords(surgeryWords);
  const { allows } = useRights();
  if (!allows(getSurgeryConfiguration)) return null;
  return (
    <Button component={RouterLink} to={`/admin/surgery-config/${id}`} variant="outlined">
      {t('pages.fees')}
    </Button>
  );
}

/** The MBS items of a surgery. An item claimed twice is selected twice. */
function MbsItemsInput() {
  const t = useWords(surgeryWords);
  const label = t('fields.mbsItems');
  const { id, field } = useField({ name: 'mbsItems', label });
  return (
    <MbsItemInput
      id={id}
      label={label}
      help={t('help.mbsItems')}
      error={useItemsError()}
      items={field.value as string[]}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      optional
    />
  );
}

/** Returns the error of the list or the first error of an item in it. */
function useItemsError(): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: 'mbsItems' });
  const found = get(errors, 'mbsItems') as object | undefined;
  return found && flattenErrors(found)[0]?.message;
}

/** The description. While it is an AI draft, a button lets the user mark it as reviewed. */
function SurgeryDescriptionInput() {
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
      action={
        isRewritten ? undefined : (
          <ActButtons acts={[approveDraftAct]} record={surgery} look={INHERIT_STYLE} />
        )
      }
    >
      {isRewritten ? t('draft.rewritten') : t('draft.waiting')}
    </Alert>
  );
}
