import { useWatch } from 'react-hook-form';
import { statesOf } from '@quillcare/rules';
import { useSession } from '../session/session.context';
import { SelectInput, TextInput, type InputProps } from './inputs.view';

/** Selects an Australian state or a New Zealand region, depending on the practice's country. */
export function StateInput(props: InputProps) {
  const { organisation } = useSession();
  const value: unknown = useWatch({ name: props.name });
  const known = statesOf(organisation.country);
  // An imported record may have a place in the other country.
  const values = typeof value === 'string' && value && !known.includes(value) ? [value, ...known] : known;
  return <SelectInput {...props} options={values.map((one) => ({ value: one, label: one }))} />;
}

/** Postcodes have four digits in both countries. */
export function PostcodeInput(props: InputProps) {
  return <TextInput {...props} inputMode="numeric" autoComplete="off" maxLength={4} />;
}
