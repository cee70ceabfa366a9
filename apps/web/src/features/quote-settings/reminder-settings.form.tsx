import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getReminderSettings, updateReminderSettings, type ReminderSettings } from '@quillcare/contracts';
import { z } from 'zod';
import { useOperationQuery } from '../../shared/api/hooks';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { Loaded } from '../../shared/loading/loaded.view';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { reminderSettingsWords } from './reminder-settings.en';

const body = updateReminderSettings.body.shape;
const DAYS = ['firstDays', 'secondDays', 'thirdDays'] as const;
const RANGE = 'Please enter days from 1 to 60';
const days = z.number(RANGE).int(RANGE).min(1, RANGE).max(60, RANGE).nullable();

/** Each reminder is a field of its own, so that two people can change different ones. */
export const reminderSettingsForm = defineForm({
  name: 'reminder-settings',
  words: reminderSettingsWords,
  schema: z.strictObject({
    isEnabled: z.boolean(),
    ...{ firstDays: days, secondDays: days, thirdDays: days },
    silenceDays: body.silenceDays.unwrap(),
  }),
  operations: { get: getReminderSettings, update: updateReminderSettings },
  nameOf: () => word(reminderSettingsWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: ({ isEnabled, daysBeforeExpiry: [first, second, third], silenceDays }) => ({
    isEnabled,
    firstDays: first ?? null,
    secondDays: second ?? null,
    thirdDays: third ?? null,
    silenceDays,
  }),
  bodyOf: (_changes, all) => ({
    isEnabled: all.isEnabled,
    daysBeforeExpiry: [...new Set(DAYS.map((name) => all[name]).filter((value) => value !== null))],
    silenceDays: all.silenceDays,
  }),
  fields: {
    isEnabled: {
      wide: true,
      show: (is: unknown) => word(reminderSettingsWords, is ? 'options.yes' : 'options.no'),
    },
    silenceDays: { wide: true },
  },
});

/** How the practice reminds its patients of open quotes. */
export function ReminderSettingsSection() {
  const t = useWords(reminderSettingsWords);
  const request = useOperationQuery(getReminderSettings, {});
  return (
    <Box component="section" aria-label={t('title')} sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ fontSize: 18, mb: 1 }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('intro')}
      </Typography>
      <Loaded request={request} failed={t('failed')} skeleton={320}>
        {(settings) => <ReminderSettingsForm settings={settings} />}
      </Loaded>
    </Box>
  );
}

function ReminderSettingsForm({ settings }: { settings: ReminderSettings }) {
  const t = useWords(reminderSettingsWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: reminderSettingsForm,
    record: settings,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: reminderSettingsForm.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.switch')}>
        <Field name="isEnabled" />
      </FormSection>
      <FormSection title={t('sections.expiry')}>
        {DAYS.map((name) => (
          <Field key={name} name={name} />
        ))}
      </FormSection>
      <FormSection title={t('sections.silence')}>
        <Field name="silenceDays" />
        <Typography color="textSecondary" className="wide">
          {t('after')}
        </Typography>
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
