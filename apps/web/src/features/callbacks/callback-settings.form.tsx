import Alert from '@mui/material/Alert';
import { z } from 'zod';
import {
  callbackAssignment,
  getCallbackSettings,
  updateCallbackSettings,
  type CallbackAssignment,
  type CallbackSettings,
} from '@quillcare/contracts';
import { statesOf } from '@quillcare/rules';
import { useCallers } from '../../shared/callbacks/use-callers';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { SelectInput } from '../../shared/forms/inputs.view';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useSession } from '../../shared/session/session.context';
import { AssigneesInput, AssignmentInput } from '../../shared/turns/turn.input';
import { useWords, word } from '../../shared/words/words';
import { callbackSettingsWords } from './callback-settings.en';

const body = updateCallbackSettings.body.shape;

export const callbackSettingsForm = defineForm({
  name: 'callback-settings',
  words: callbackSettingsWords,
  schema: z.strictObject({
    enabled: body.enabled.unwrap(),
    autoCreate: body.autoCreate.unwrap(),
    dueInDays: body.dueInDays.unwrap(),
    highAfterDays: body.highAfterDays.unwrap(),
    countsBusinessDays: body.countsBusinessDays.unwrap(),
    skipsHolidays: body.skipsHolidays.unwrap(),
    holidayRegion: body.holidayRegion.unwrap(),
    assignment: body.assignment.unwrap(),
    assigneeIds: body.assigneeIds.unwrap(),
  }),
  operations: { get: getCallbackSettings, update: updateCallbackSettings },
  nameOf: () => word(callbackSettingsWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  fields: {
    enabled: { wide: true },
    autoCreate: { wide: true },
    countsBusinessDays: { wide: true },
    skipsHolidays: { wide: true },
    holidayRegion: { control: HolidayRegionInput },
    assignment: {
      wide: true,
      control: CallbackAssignmentInput,
      show: (way) => word(callbackSettingsWords, `options.assignment.${way as CallbackAssignment}`),
    },
    assigneeIds: { wide: true, control: CallersInput, show: (ids) => String((ids as string[]).length) },
  },
});

/** The states or regions of the practice's country. */
function HolidayRegionInput() {
  const t = useWords(callbackSettingsWords);
  const { organisation } = useSession();
  return (
    <SelectInput
      name="holidayRegion"
      label={t('fields.holidayRegion')}
      help={t('help.holidayRegion')}
      emptyLabel={t('wholeCountry')}
      options={statesOf(organisation.country).map((value) => ({ value, label: value }))}
    />
  );
}

function CallbackAssignmentInput() {
  const t = useWords(callbackSettingsWords);
  const options = callbackAssignment.options.map((value) => ({
    value,
    label: t(`options.assignment.${value}`),
  }));
  return <AssignmentInput label={t('fields.assignment')} options={options} />;
}

function CallersInput() {
  const t = useWords(callbackSettingsWords);
  const words = { label: t('fields.assigneeIds'), help: t('help.assigneeIds'), nobody: t('nobody') };
  return <AssigneesInput {...words} colleagues={useCallers('QUOTE')} />;
}

/** When and by whom the practice calls. */
export function CallbackSettingsForm({ settings }: { settings: CallbackSettings }) {
  const t = useWords(callbackSettingsWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: callbackSettingsForm,
    record: settings,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: callbackSettingsForm.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.begin')}>
        <Field name="enabled" />
        <Field name="autoCreate" />
        <Field name="dueInDays" />
        <Field name="highAfterDays" />
      </FormSection>
      <FormSection title={t('sections.days')}>
        {settings.holidayRegion === null && (
          <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
            {t('askRegion')}
          </Alert>
        )}
        <Field name="countsBusinessDays" />
        <Field name="skipsHolidays" />
        <Field name="holidayRegion" />
      </FormSection>
      <FormSection title={t('sections.who')}>
        <Field name="assignment" />
        <Field name="assigneeIds" />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
