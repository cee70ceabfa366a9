import { z } from 'zod';
import {
  getCaseChecklistTemplate,
  updateCaseChecklistTemplate,
  type CaseChecklistTemplate,
  type ChecklistTemplateItem,
} from '@quillcare/contracts';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useSession } from '../../shared/session/session.context';
import { lookUp, useWords, word } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';
import { ItemRowsInput } from './item-rows.input';

export const caseChecklistForm = defineForm({
  name: 'case-checklist-template',
  words: templateWords,
  schema: z.strictObject({ items: updateCaseChecklistTemplate.body.shape.items }),
  operations: { get: getCaseChecklistTemplate, update: updateCaseChecklistTemplate },
  nameOf: () => word(templateWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: ({ items }) => ({ items }),
  fields: { items: { wide: true, control: ItemRowsInput, show: itemsInWords } },
  rowLabel,
});

export function TemplateForm({ template }: { template: CaseChecklistTemplate }) {
  const t = useWords(templateWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: caseChecklistForm,
    record: template,
    // A checklist that was never saved has version 0, which a form takes for a record without values.
    startWith: caseChecklistForm.valuesOf(template, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('fields.items')}>
        <Field name="items" />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}

/** In conflicts: "Deposit received (14 days before); Wound check (10 days after)". */
function itemsInWords(value: unknown): string {
  return (value as ChecklistTemplateItem[])
    .map(({ title, kind, days: count }) =>
      word(templateWords, kind === 'POST_OP' ? 'after' : 'before', { title, count }),
    )
    .join('; ');
}

/** The label of a field within a row, such as "Item 2, days"; undefined if the row has no such field. */
function rowLabel(path: string): string | undefined {
  const [, at, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const label = field === undefined ? undefined : lookUp(templateWords, `item.${field}`);
  return label && word(templateWords, 'rows.field', { place: Number(at) + 1, field: label.toLowerCase() });
}
