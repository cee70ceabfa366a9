import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  getLeadSettings,
  leadAssignment,
  listColleagues,
  LOST_REASONS_LIMIT,
  updateLeadSettings,
  type LeadAssignment,
  type LeadSettings,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { TextListInput } from '../../shared/forms/text-list.input';
import { useSession } from '../../shared/session/session.context';
import { AssigneesInput, AssignmentInput } from '../../shared/turns/turn.input';
import { useWords, word } from '../../shared/words/words';
import { leadSettingsWords } from './lead-settings.en';

const body = updateLeadSettings.body.shape;

export const leadSettingsForm = defineForm({
  name: 'lead-settings',
  words: leadSettingsWords,
  schema: z.strictObject({
    assignment: body.assignment.unwrap(),
    assigneeIds: body.assigneeIds.unwrap(),
    firstContactHours: body.firstContactHours.unwrap(),
    lostReasons: body.lostReasons.unwrap(),
  }),
  operations: { get: getLeadSettings, update: updateLeadSettings },
  nameOf: () => word(leadSettingsWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  fields: {
    assignment: {
      wide: true,
      control: LeadAssignmentInput,
      show: (way) => word(leadSettingsWords, `options.assignment.${way as LeadAssignment}`),
    },
    assigneeIds: { wide: true, control: OwnersInput, show: (ids) => String((ids as string[]).length) },
    lostReasons: {
      wide: true,
      control: LostReasonsInput,
      show: (reasons) => (reasons as string[]).join(', '),
    },
  },
});

function LeadAssignmentInput() {
  const t = useWords(leadSettingsWords);
  const options = leadAssignment.options.map((value) => ({ value, label: t(`options.assignment.${value}`) }));
  return <AssignmentInput label={t('fields.assignment')} options={options} />;
}

function OwnersInput() {
  const t = useWords(leadSettingsWords);
  const { data } = useOperationQuery(listColleagues, {});
  const words = { label: t('fields.assigneeIds'), help: t('help.assigneeIds'), nobody: t('nobody') };
  const colleagues = data?.items.map(({ id, name }) => ({ value: id, label: name }));
  return <AssigneesInput {...words} colleagues={colleagues} />;
}

function LostReasonsInput() {
  const t = useWords(leadSettingsWords);
  const reasons: unknown = useWatch({ name: 'lostReasons' });
  const count = Array.isArray(reasons) ? reasons.length : 0;
  return (
    <TextListInput
      name="lostReasons"
      most={LOST_REASONS_LIMIT}
      maxLength={120}
      words={{
        label: t('fields.lostReasons'),
        help: t('help.lostReasons'),
        add: t('addReason'),
        item: (place) => t('reason', { place }),
        remove: (place) => t('removeReason', { place }),
        order: {
          up: (place) => t('up', { place }),
          down: (place) => t('down', { place }),
          moved: (place) => t('moved', { place, count }),
        },
      }}
    />
  );
}

/** Who gets a new lead, how soon they are to be reached, and why leads are lost. */
export function LeadSettingsForm({ settings }: { settings: LeadSettings }) {
  const t = useWords(leadSettingsWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: leadSettingsForm,
    record: settings,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: leadSettingsForm.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.assignment')}>
        <Field name="assignment" />
        <Field name="assigneeIds" />
        <Field name="firstContactHours" />
      </FormSection>
      <FormSection title={t('sections.lost')}>
        <Field name="lostReasons" />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
