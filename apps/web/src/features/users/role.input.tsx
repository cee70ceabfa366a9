import { useWatch } from 'react-hook-form';
import { ASSIGNABLE_ROLES } from '@quillcare/contracts';
import { SelectInput } from '../../shared/forms/inputs.view';
import { ROLE_MEANINGS, ROLE_NAMES } from '../../shared/roles/role-label';

const OPTIONS = ASSIGNABLE_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** A select of the assignable roles, with the purpose of the chosen one. */
export function RoleInput({ label }: { label: string }) {
  const chosen: unknown = useWatch({ name: 'role' });
  const role = ASSIGNABLE_ROLES.find((value) => value === chosen);
  return <SelectInput name="role" label={label} help={role && ROLE_MEANINGS[role]} options={OPTIONS} />;
}
