import Alert from '@mui/material/Alert';
import {
  callbackAssignment,
  callbackSettings,
  getCallbackSettings,
  type CallbackAssignment,
} from '@quillcare/contracts';
import { listStates } from '@quillcare/rules';
import { useOperationQuery } from '../../shared/api/hooks';
import { useCallers } from '../../shared/callbacks/use-callers';
import { SelectInput } from '../../shared/forms/inputs.view';
import { defineSettings, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { useSession } from '../../shared/session/session.context';
import { AssigneesInput, AssignmentInput } from '../../shared/turns/turn.input';
import { useWords, word } from '../../shared/words/words';
import { callbackSettingsWords } from './callback-settings.en';

const callbackSettingsForm = defineSettings({
  name: 'callback-settings',
  words: callbackSettingsWords,
  schema: callbackSettings.input,
  operations: callbackSettings,
  sections: {
    begin: ['enabled', 'autoCreate', 'dueInDays', 'highAfterDays'],
    days: ['countsBusinessDays', 'skipsHolidays', 'holidayRegion'],
    who: ['assignment', 'assigneeIds'],
  },
  above: { days: RegionPrompt },
  fields: {
    enabled: { wide: true },
    autoCreate: { wide: true },
    countsBusinessDays: { wide: true },
    skipsHolidays: { wide: true },
    holidayRegion: { control: HolidayRegionInput },
    assignment: {
      wide: true,
      control: CallbackAssignmentInput,
      show: (assignment) =>
        word(callbackSettingsWords, `options.assignment.${assignment as CallbackAssignment}`),
    },
    assigneeIds: { wide: true, control: CallersInput, show: (ids) => String((ids as string[]).length) },
  },
});

function HolidayRegionInput() {
  const t = useWords(callbackSettingsWords);
  const { organisation } = useSession();
  return (
    <SelectInput
      name="holidayRegion"
      label={t('fields.holidayRegion')}
      help={t('help.holidayRegion')}
      emptyLabel={t('wholeCountry')}
      options={listStates(organisation.country).map((value) => ({ value, label: value }))}
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

/** Prompts the practice to set its region while none is chosen, because that decides which public holidays apply. */
function RegionPrompt() {
  const t = useWords(callbackSettingsWords);
  const { currentData } = useOperationQuery(getCallbackSettings, {});
  if (currentData?.holidayRegion !== null) return null;
  return (
    <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
      {t('askRegion')}
    </Alert>
  );
}

/** Settings for when a callback is created, how its due date is calculated and who it is assigned to. */
export function CallbackSettingsPage() {
  return <SettingsFormPage form={callbackSettingsForm} />;
}
