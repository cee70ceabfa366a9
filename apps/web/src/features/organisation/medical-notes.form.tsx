import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { z } from 'zod';
import { ASSIGNABLE_ROLES, listColleagues, noteSettings, type NoteSettings } from '@quillcare/contracts';
import { FieldFrame } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { defineSettings } from '../../shared/forms/record/settings.form';
import { useRecordForm, useRecordValues } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { mapRoles } from '../../shared/roles/map-roles';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { medicalNoteWords } from './medical-notes.en';

/** Each role is a separate field, so that two people can tick different ones at the same time without a conflict. */
const medicalNotesForm = defineSettings({
  name: 'note-settings',
  words: medicalNoteWords,
  schema: z.strictObject({
    ...mapRoles(ASSIGNABLE_ROLES, () => z.boolean()),
    medicalPersonIds: z.array(z.string()),
  }),
  operations: noteSettings,
  valuesOf: ({ medicalRoles, medicalPersonIds }) => ({
    ...mapRoles(ASSIGNABLE_ROLES, (role) => medicalRoles.includes(role)),
    medicalPersonIds,
  }),
  bodyOf: (_changes, all) => ({
    medicalRoles: ASSIGNABLE_ROLES.filter((role) => all[role]),
    medicalPersonIds: all['medicalPersonIds'],
  }),
  fields: mapRoles(ASSIGNABLE_ROLES, () => ({
    show: (canSee: unknown) => word(medicalNoteWords, canSee ? 'options.sees' : 'options.doesNot'),
  })),
});

/** Who may see medical notes: roles as checkboxes and individuals by name. */
export function MedicalNotesForm({ settings }: { settings: NoteSettings }) {
  const t = useWords(medicalNoteWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: medicalNotesForm,
    record: settings,
    // Settings never saved have version 0, which a form would take for a new record without values.
    startWith: medicalNotesForm.valuesOf(settings, organisation.country),
  });
  const values = useRecordValues(recordForm);
  const legendId = useId();
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('intro')}
      </Typography>
      <Box role="group" aria-labelledby={legendId} sx={{ display: 'grid', gap: 0.5, mb: 2 }}>
        <Typography id={legendId} sx={{ fontWeight: 500 }}>
          {t('roles')}
        </Typography>
        {ASSIGNABLE_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            sx={{ ml: -1, mr: 0 }}
            label={t(`fields.${role}`)}
            control={
              <Checkbox
                checked={Boolean(values[role])}
                onChange={(_event, canSee) => recordForm.setValues({ [role]: canSee })}
              />
            }
          />
        ))}
      </Box>
      <People
        chosen={values['medicalPersonIds'] as string[]}
        onChange={(medicalPersonIds) => recordForm.setValues({ medicalPersonIds })}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <SubmitButton label={t('save')} busyLabel={t('saving')} isSubmitting={recordForm.isSubmitting} />
      </Box>
    </RecordFrame>
  );
}

function People({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const t = useWords(medicalNoteWords);
  const id = useId();
  const { data } = useOperationQuery(listColleagues, {});
  const names = new Map(data?.items.map((person) => [person.id, person.name]));
  return (
    <FieldFrame id={id} label={t('fields.medicalPersonIds')} help={t('help.medicalPersonIds')}>
      <Autocomplete
        multiple
        id={id}
        options={[...names.keys()]}
        getOptionLabel={(person) => names.get(person) ?? (data ? t('formerColleague') : '')}
        value={chosen}
        onChange={(_event, ids) => onChange(ids)}
        renderInput={(input) => (
          <TextField {...input} placeholder={chosen.length === 0 ? t('nobody') : undefined} />
        )}
      />
    </FieldFrame>
  );
}
