import { useWatch } from 'react-hook-form';
import { statesOf } from '@quillcare/rules';
import { useSession } from '../session/session.context';
import { SelectInput, TextInput, type InputProps } from './inputs.view';

/** A state of Australia or a region of New Zealand, by the practice's country. */
export function StateInput(props: InputProps) {
  const { organisation } = useSession();
  const value: unknown = useWatch({ name: props.name });
  const known = statesOf(organisation.country);
  // An imported record may name a place of the other country.
  const values = typeof value === 'string' && value && !known.includes(value) ? [value, ...known] : known;
  return <SelectInput {...props} options={values.map((one) => ({ value: one, label: one }))} />;
}

/** Four digits in both countries. */
export function PostcodeInput(props: InputProps) {
  return <TextInput {...props} inputMode="numeric" autoComplete="off" maxLength={4} />;
}
