import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { z } from 'zod';
import { ASSIGNABLE_ROLES, getMfaPolicy, ROLES, setMfaPolicy, type Role } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm, useRecordValues } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { mapRoles } from '../../shared/roles/map-roles';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { policyWords } from './second-step-policy.en';
import type { Policy } from './second-step-policy.view';

/** Each role is a separate field, so that two people can tick different ones at the same time without a conflict. */
const policyForm = defineForm({
  name: 'second-step-policy',
  words: policyWords,
  schema: z.strictObject(mapRoles(ROLES, () => z.boolean())),
  operations: { get: getMfaPolicy, update: setMfaPolicy },
  nameOf: () => word(policyWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: ({ roles }) => mapRoles(ROLES, (role) => roles.includes(role)),
  bodyOf: (_changes, all) => ({ roles: ROLES.filter((role) => all[role]) }),
  fields: mapRoles(ROLES, () => ({
    show: (isRequired: unknown) => word(policyWords, isRequired ? 'options.required' : 'options.notRequired'),
  })),
});

/** The roles as checkboxes, each with the number of its members without a second step. */
export function SecondStepPolicyForm({ policy }: { policy: Policy }) {
  const t = useWords(policyWords);
  const recordForm = useRecordForm({ definition: policyForm, record: policy });
  const values = useRecordValues(recordForm);
  const added = ROLES.filter((role) => values[role] && !policy.roles.includes(role));
  const legendId = useId();
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('intro')}
      </Typography>
      <Box role="group" aria-labelledby={legendId} sx={{ display: 'grid', gap: 0.5 }}>
        <Typography id={legendId} sx={{ fontWeight: 500 }}>
          {t('roles')}
        </Typography>
        {ASSIGNABLE_ROLES.map((role) => (
          <RoleChoice
            key={role}
            role={role}
            peopleWithout={policy.withoutSecondStep[role] ?? 0}
            isChosen={Boolean(values[role])}
            onChange={(isChosen) => recordForm.setValues({ [role]: isChosen })}
          />
        ))}
      </Box>
      <Effect policy={policy} added={added} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <SubmitButton label={t('save')} busyLabel={t('saving')} isSubmitting={recordForm.isSubmitting} />
      </Box>
    </RecordFrame>
  );
}

interface RoleChoiceProps {
  role: Role;
  peopleWithout: number;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function RoleChoice({ role, peopleWithout: without, isChosen, onChange }: RoleChoiceProps) {
  const t = useWords(policyWords);
  const noteId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <FormControlLabel
        sx={{ ml: -1, mr: 0 }}
        label={t(`fields.${role}`)}
        control={
          <Checkbox
            checked={isChosen}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': noteId } }}
          />
        }
      />
      <Muted id={noteId} className="tabular">
        {without === 0 ? t('everyone') : t('without', { count: without })}
      </Muted>
    </Box>
  );
}

/** Previews who would be affected by saving. */
function Effect({ policy, added }: { policy: Policy; added: readonly Role[] }) {
  const t = useWords(policyWords);
  const { user, hasSecondStep } = useSession();
  if (added.length === 0) return null;
  const people = added.reduce((sum, role) => sum + (policy.withoutSecondStep[role] ?? 0), 0);
  const isOwn = added.includes(user.role) && !hasSecondStep;
  return (
    <Alert severity="info" role="status" sx={{ mt: 2 }}>
      {people === 0 ? t('nobody') : `${t('affected', { count: people })} ${t('effect')}`}
      {isOwn && <Box sx={{ mt: 1, fontWeight: 500 }}>{t('own')}</Box>}
    </Alert>
  );
}
