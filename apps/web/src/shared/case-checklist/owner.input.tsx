import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { listColleagues, ROLES, type Role } from '@quillcare/contracts';
import { FieldFrame } from '@quillcare/ui';
import { useOperationQuery } from '../api/hooks';
import { useField } from '../forms/inputs.view';
import { roleName } from '../roles/role-label';
import { useWords } from '../words/words';
import { checklistWords } from './case-checklist.en';

/** Roles within a practice. */
const PRACTICE_ROLES = ROLES.filter((role) => role !== 'SUPER_ADMIN');

/**
 * Chooses who is responsible: nobody in particular, everyone with a role, or one person. `prefix` is that of a row, such as
 * "items.0.".
 */
export function OwnerInput({ prefix = '' }: { prefix?: string }) {
  const t = useWords(checklistWords);
  const { control } = useFormContext();
  const {
    id,
    field: person,
    frame,
    isInvalid,
  } = useField({ name: `${prefix}ownerId`, label: t('owner.label') });
  const role = useController({ control, name: `${prefix}ownerRole` }).field;
  const { data } = useOperationQuery(listColleagues, {});
  const people = data?.items ?? [];
  const value = (person.value ?? role.value ?? '') as string;
  const isKnown = value === '' || isRole(value) || people.some((one) => one.id === value);
  const choose = (chosen: string) => {
    person.onChange(chosen === '' || isRole(chosen) ? null : chosen);
    role.onChange(isRole(chosen) ? chosen : null);
  };
  return (
    <FieldFrame {...frame}>
      <TextField
        select
        inputRef={person.ref}
        value={value}
        onChange={({ target }) => choose(target.value)}
        onBlur={person.onBlur}
        error={isInvalid}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { id, 'aria-labelledby': `${id}-label ${id}` } },
        }}
      >
        <MenuItem value="">{t('owner.nobody')}</MenuItem>
        <ListSubheader>{t('owner.roles')}</ListSubheader>
        {PRACTICE_ROLES.map((one) => (
          <MenuItem key={one} value={one}>
            {roleName(one)}
          </MenuItem>
        ))}
        <ListSubheader>{t('owner.people')}</ListSubheader>
        {/* Somebody who has left, or whose name is still loading. */}
        {!isKnown && <MenuItem value={value}>{t('owner.present')}</MenuItem>}
        {people.map(({ id: personId, name }) => (
          <MenuItem key={personId} value={personId}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  );
}

const isRole = (value: string): value is Role => (ROLES as readonly string[]).includes(value);
