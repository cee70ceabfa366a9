import {
  addChecklistItem,
  checklistKind,
  id as idSchema,
  isoDate,
  role,
  settleChecklistItem,
  text,
  updateChecklistItem,
  type ChecklistItem,
  type SurgeryCase,
} from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { z } from 'zod';
import { actsOn } from '../../shared/acts/define-act';
import { checklistWords } from '../../shared/case-checklist/case-checklist.en';
import { OwnerInput } from '../../shared/case-checklist/owner.input';
import { DateInput } from '../../shared/forms/date.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { caseChecklistWords } from './checklist.en';

/** A checklist item with the id of its case. */
export type CaseItem = ChecklistItem & { caseId: string };

const { act } = actsOn<CaseItem>(caseChecklistWords, ({ title }) => title);

/** The user-editable fields of an item, new or existing. */
const schema = z.object({
  title: text(120),
  dueOn: isoDate.nullable(),
  ownerRole: role.nullable(),
  ownerId: idSchema.nullable(),
});
const owner = { ownerRole: null, ownerId: null };

export const addItem = actsOn<Pick<SurgeryCase, 'id'>>(caseChecklistWords, () => '').act({
  name: 'add',
  icon: <PlusIcon />,
  operation: addChecklistItem,
  asks: schema.extend({ kind: checklistKind }),
  starts: () => ({ kind: 'OTHER', ...owner }) as const,
  inputs: () => <ItemFields isNew />,
  request: ({ id }, values) => ({ params: { id }, body: values }),
  about: (_case, _item, { title }) => title,
});

const params = ({ caseId, id }: CaseItem) => ({ id: caseId, itemId: id });
const settling = (as: 'OPEN' | 'DONE') => ({
  operation: settleChecklistItem,
  request: (item: CaseItem) => ({ params: params(item), body: { version: item.version, as, reason: null } }),
});

export const itemActs = {
  settle: act({ name: 'settle', ...settling('DONE') }),
  change: act({
    name: 'change',
    operation: updateChecklistItem,
    asks: schema,
    starts: ({ title, dueOn, ownerRole, ownerId }) => ({ title, dueOn, ownerRole, ownerId }),
    inputs: () => <ItemFields />,
    request: (item, values) => ({ params: params(item), body: { ...values, version: item.version } }),
    about: (_item, _result, { title }) => title,
  }),
  notNeeded: act({
    name: 'notNeeded',
    operation: settleChecklistItem,
    when: ({ state }) => state !== 'NOT_NEEDED',
    confirms: () => ({ reason: { isRequired: true, maxLength: 500 } }),
    request: (item, { reason }) => ({
      params: params(item),
      body: { version: item.version, as: 'NOT_NEEDED', reason: reason as string },
    }),
  }),
  reopen: act({ name: 'reopen', when: ({ state }) => state !== 'OPEN', ...settling('OPEN') }),
};

function ItemFields({ isNew = false }: { isNew?: boolean }) {
  const t = useWords(caseChecklistWords);
  const tKind = useWords(checklistWords);
  const kinds = checklistKind.options.map((value) => ({ value, label: tKind(`kind.${value}`) }));
  return (
    <>
      <TextInput name="title" label={t('fields.title')} maxLength={120} />
      {isNew && <SelectInput name="kind" label={t('fields.kind')} options={kinds} />}
      <DateInput name="dueOn" label={t('fields.dueOn')} help={t('help.dueOn')} optional />
      <OwnerInput />
    </>
  );
}
