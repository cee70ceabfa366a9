import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ChoicesInput } from '../forms/choices.input';
import { SelectInput } from '../forms/inputs.view';

interface Choice {
  value: string;
  label: string;
}

/** Selects how new work of a kind is assigned. */
export function AssignmentInput({ label, options }: { label: string; options: readonly Choice[] }) {
  return <SelectInput name="assignment" label={label} options={[...options]} />;
}

export interface AssigneesInputProps {
  label: string;
  help: string;
  /** Shown if there is nobody to choose. */
  nobody: string;
  /** Undefined while loading. */
  colleagues: readonly Choice[] | undefined;
}

/** Selects who takes turns. Shown only if work is assigned in turns. */
export function AssigneesInput({ label, help, nobody, colleagues }: AssigneesInputProps) {
  const assignment: unknown = useWatch({ name: 'assignment' });
  if (assignment !== 'IN_TURN') return null;
  if (colleagues?.length === 0) return <Typography>{nobody}</Typography>;
  return <ChoicesInput name="assigneeIds" label={label} help={help} options={[...(colleagues ?? [])]} />;
}
