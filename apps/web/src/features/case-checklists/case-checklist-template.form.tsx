import {
  caseChecklistTemplate,
  type CaseChecklistTemplate,
  type ChecklistTemplateItem,
} from '@quillcare/contracts';
import { FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineSettings, SettingsForm } from '../../shared/forms/record/settings.form';
import { lookUp, useWords, word } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';
import { ItemRowsInput } from './item-rows.input';

const caseChecklistForm = defineSettings({
  name: 'case-checklist-template',
  words: templateWords,
  schema: caseChecklistTemplate.input,
  operations: caseChecklistTemplate,
  valuesOf: ({ items }) => ({ items }),
  fields: { items: { wide: true, control: ItemRowsInput, show: itemsInWords } },
  rowLabel,
});

export function TemplateForm({ template }: { template: CaseChecklistTemplate }) {
  const t = useWords(templateWords);
  return (
    <SettingsForm form={caseChecklistForm} settings={template}>
      <FormSection title={t('fields.items')}>
        <Field name="items" />
      </FormSection>
    </SettingsForm>
  );
}

/** Formats the items for the conflict dialog: "Deposit received (14 days before); Wound check (10 days after)". */
function itemsInWords(value: unknown): string {
  return (value as ChecklistTemplateItem[])
    .map(({ title, kind, days: count }) =>
      word(templateWords, kind === 'POST_OP' ? 'after' : 'before', { title, count }),
    )
    .join('; ');
}

/** Returns the label of a field within a row, such as "Item 2, days". Undefined if the row has no such field. */
function rowLabel(path: string): string | undefined {
  const [, at, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const label = field === undefined ? undefined : lookUp(templateWords, `item.${field}`);
  return label && word(templateWords, 'rows.field', { place: Number(at) + 1, field: label.toLowerCase() });
}
