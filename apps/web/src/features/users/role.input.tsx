import { useWatch } from 'react-hook-form';
import { ASSIGNABLE_ROLES } from '@quillcare/contracts';
import { SelectInput } from '../../shared/forms/inputs.view';
import { roleMeaning, roleName } from '../../shared/roles/role-label';

/** Selects an assignable role and explains it. */
export function RoleInput({ label }: { label: string }) {
  const chosen: unknown = useWatch({ name: 'role' });
  const role = ASSIGNABLE_ROLES.find((value) => value === chosen);
  const options = ASSIGNABLE_ROLES.map((value) => ({ value, label: roleName(value) }));
  return <SelectInput name="role" label={label} help={role && roleMeaning(role)} options={options} />;
}
