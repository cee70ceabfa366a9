import { z } from 'zod';
import {
  addChecklistItem,
  checklistKind,
  id as idSchema,
  isoDate,
  role,
  text,
  updateChecklistItem,
  type ChecklistItem,
} from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { checklistWords } from '../../shared/case-checklist/case-checklist.en';
import { OwnerInput } from '../../shared/case-checklist/owner.input';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { DateInput } from '../../shared/forms/date.input';
import { FormDialog } from '../../shared/forms/form.dialog';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { caseChecklistWords } from './checklist.en';

interface ChecklistItemDialogProps {
  caseId: string;
  /** Null adds one. */
  item: ChecklistItem | null;
  onClose: () => void;
}

/** What a person says of an item, new or not. */
const SCHEMA = z.object({
  title: text(120),
  kind: checklistKind,
  dueOn: isoDate.nullable(),
  ownerRole: role.nullable(),
  ownerId: idSchema.nullable(),
});

/** Adds an item to a case, or changes one. */
export function ChecklistItemDialog({ caseId, item, onClose }: ChecklistItemDialogProps) {
  const t = useWords(caseChecklistWords);
  const contractForm = useItemForm({ caseId, item, onClose });
  const heading = t(item ? 'form.change' : 'form.add');
  return (
    <FormDialog title={heading} submitLabel={t('form.save')} contractForm={contractForm} onClose={onClose}>
      <TextInput name="title" label={t('form.title')} maxLength={120} />
      {!item && <KindInput />}
      <DateInput name="dueOn" label={t('form.dueOn')} help={t('form.dueHelp')} optional />
      <OwnerInput />
    </FormDialog>
  );
}

function KindInput() {
  const t = useWords(caseChecklistWords);
  const tKind = useWords(checklistWords);
  const options = checklistKind.options.map((value) => ({ value, label: tKind(`kind.${value}`) }));
  return <SelectInput name="kind" label={t('form.kind')} options={options} />;
}

function useItemForm({ caseId, item: shown, onClose }: ChecklistItemDialogProps) {
  const item = useAsSeen(shown);
  const t = useWords(caseChecklistWords);
  const tOwner = useWords(checklistWords);
  const [add] = useOperationMutation(addChecklistItem);
  const [update] = useOperationMutation(updateChecklistItem);
  return useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: {
      title: item?.title ?? '',
      kind: item?.kind ?? 'OTHER',
      dueOn: item?.dueOn ?? null,
      ownerRole: item?.ownerRole ?? null,
      ownerId: item?.ownerId ?? null,
    },
    labels: {
      title: t('form.title'),
      kind: t('form.kind'),
      dueOn: t('form.dueOn'),
      ownerId: tOwner('owner.label'),
    },
    toProblem,
    submit: async ({ kind, ...values }) => {
      if (item)
        await update({
          params: { id: caseId, itemId: item.id },
          body: { ...values, version: item.version },
        });
      else await add({ params: { id: caseId }, body: { ...values, kind } });
      showToast({ title: t('form.saved'), message: values.title });
      onClose();
    },
  });
}
