import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ChoicesInput } from '../forms/choices.input';
import { SelectInput } from '../forms/inputs.view';

interface Choice {
  value: string;
  label: string;
}

/** How new work of a kind finds its owner. */
export function AssignmentInput({ label, options }: { label: string; options: readonly Choice[] }) {
  return <SelectInput name="assignment" label={label} options={[...options]} />;
}

export interface AssigneesInputProps {
  label: string;
  help: string;
  /** Said where there is nobody to choose. */
  nobody: string;
  /** Undefined while they are read. */
  colleagues: readonly Choice[] | undefined;
}

/** Who takes turns; asked for only where colleagues do. */
export function AssigneesInput({ label, help, nobody, colleagues }: AssigneesInputProps) {
  const assignment: unknown = useWatch({ name: 'assignment' });
  if (assignment !== 'IN_TURN') return null;
  if (colleagues?.length === 0) return <Typography>{nobody}</Typography>;
  return <ChoicesInput name="assigneeIds" label={label} help={help} options={[...(colleagues ?? [])]} />;
}
