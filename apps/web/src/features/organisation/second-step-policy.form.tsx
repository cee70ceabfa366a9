import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { ASSIGNABLE_ROLES, setMfaPolicy, type Role } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { showToast } from '../../shared/toasts/toast.store';
import type { Policy } from './second-step-policy.view';
import { policyTexts } from './second-step-policy.texts';

export interface SecondStepPolicyFormProps {
  policy: Policy;
  refetch: () => void;
}

/** The roles as checkboxes, each with how many of its people have no second step yet. */
export function SecondStepPolicyForm({ policy, refetch }: SecondStepPolicyFormProps) {
  const t = useWords(formWords);
  // Null while unchanged, so that others' changes are shown.
  const [draft, setDraft] = useState<readonly Role[] | null>(null);
  const chosen = draft ?? policy.roles;
  const { save, isSaving, refusal } = useSaving(policy, refetch, () => setDraft(null));
  const added = chosen.filter((role) => !policy.roles.includes(role));
  const toggle = (role: Role) =>
    setDraft(chosen.includes(role) ? chosen.filter((other) => other !== role) : [...chosen, role]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(chosen);
  };
  return (
    <Box component="form" noValidate aria-label={policyTexts.title} onSubmit={submit}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {policyTexts.help}
      </Typography>
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <Roles policy={policy} chosen={chosen} onToggle={toggle} />
      <Effect policy={policy} added={added} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <Button type="submit" variant="contained" aria-disabled={isSaving}>
          {isSaving ? t('saving') : policyTexts.save}
        </Button>
      </Box>
    </Box>
  );
}

function useSaving({ version }: Policy, refetch: () => void, onSaved: () => void) {
  const [run, { isLoading }] = useOperationMutation(setMfaPolicy);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (roles: readonly Role[]) => {
    if (isLoading) return;
    setRefusal(null);
    try {
      await run({ body: { version, roles: [...roles] } });
      showToast({ title: policyTexts.saved });
      onSaved();
    } catch (error) {
      const problem = toProblem(error);
      const isConflict = problem.code === 'VERSION_CONFLICT';
      if (isConflict) refetch();
      setRefusal(isConflict ? policyTexts.conflict : problem.detail);
    }
  };
  return { save, isSaving: isLoading, refusal };
}

interface RolesProps {
  policy: Policy;
  chosen: readonly Role[];
  onToggle: (role: Role) => void;
}

function Roles({ policy, chosen, onToggle }: RolesProps) {
  const legendId = useId();
  return (
    <Box role="group" aria-labelledby={legendId} sx={{ display: 'grid', gap: 0.5 }}>
      <Typography id={legendId} sx={{ fontWeight: 500 }}>
        {policyTexts.roles}
      </Typography>
      {ASSIGNABLE_ROLES.map((role) => (
        <RoleChoice
          key={role}
          role={role}
          without={policy.withoutSecondStep[role] ?? 0}
          isChosen={chosen.includes(role)}
          onToggle={() => onToggle(role)}
        />
      ))}
    </Box>
  );
}

interface RoleChoiceProps {
  role: Role;
  without: number;
  isChosen: boolean;
  onToggle: () => void;
}

function RoleChoice({ role, without, isChosen, onToggle }: RoleChoiceProps) {
  const noteId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <FormControlLabel
        sx={{ ml: -1, mr: 0 }}
        label={ROLE_NAMES[role]}
        control={
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            slotProps={{ input: { 'aria-describedby': noteId } }}
          />
        }
      />
      <Typography id={noteId} variant="body2" color="textSecondary" className="tabular">
        {policyTexts.without(without)}
      </Typography>
    </Box>
  );
}

/** The effect of saving on people, shown beforehand. */
function Effect({ policy, added }: { policy: Policy; added: readonly Role[] }) {
  const { user, hasSecondStep } = useSession();
  if (added.length === 0) return null;
  const people = added.reduce((sum, role) => sum + (policy.withoutSecondStep[role] ?? 0), 0);
  const isOwn = added.includes(user.role) && !hasSecondStep;
  return (
    <Alert severity="info" role="status" sx={{ mt: 2 }}>
      {people === 0 ? policyTexts.nobody : `${policyTexts.affected(people)} ${policyTexts.effect}`}
      {isOwn && <Box sx={{ mt: 1, fontWeight: 500 }}>{policyTexts.own}</Box>}
    </Alert>
  );
}
