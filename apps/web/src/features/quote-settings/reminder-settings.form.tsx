import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reminderSettings } from '@quillcare/contracts';
import { z } from 'zod';
import { defineSettings, LoadedSettings } from '../../shared/forms/record/settings.form';
import { useWords, word } from '../../shared/words/words';
import { reminderSettingsWords } from './reminder-settings.en';

const DAYS = ['firstDays', 'secondDays', 'thirdDays'] as const;
const RANGE = 'Please enter days from 1 to 60';
const days = z.number(RANGE).int(RANGE).min(1, RANGE).max(60, RANGE).nullable();

/** Each reminder is a separate field, so that two people can change different ones at the same time without a conflict. */
export const reminderSettingsForm = defineSettings({
  name: 'reminder-settings',
  words: reminderSettingsWords,
  schema: z.strictObject({
    isEnabled: z.boolean(),
    firstDays: days,
    secondDays: days,
    thirdDays: days,
    silenceDays: reminderSettings.input.shape.silenceDays,
  }),
  operations: reminderSettings,
  sections: { switch: ['isEnabled'], expiry: DAYS, silence: ['silenceDays'] },
  below: { silence: NextDay },
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

export function ReminderSettingsSection() {
  const t = useWords(reminderSettingsWords);
  return (
    <Box component="section" aria-label={t('title')} sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ fontSize: 18, mb: 1 }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('intro')}
      </Typography>
      <LoadedSettings form={reminderSettingsForm} skeleton={320} />
    </Box>
  );
}

function NextDay() {
  const t = useWords(reminderSettingsWords);
  return (
    <Typography color="textSecondary" className="wide">
      {t('after')}
    </Typography>
  );
}
