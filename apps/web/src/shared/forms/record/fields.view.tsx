import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../session/session.context';
import { FieldsWhileSaving, FormSection } from '../form.frame';
import { CheckInput, SelectInput, TextInput, type InputProps } from '../inputs.view';
import { CountInput, MoneyInput, PercentInput } from '../number.input';
import { DateInput } from '../date.input';
import { PostcodeInput, StateInput } from '../place.input';
import { useFormContent, useShownField } from './form.context';
import type { FormDefinition } from './form.definition';
import type { Values } from './merge';
import type { FieldKind } from './schema-field';
import { formatFieldValue, type DisplayField } from './field-value-text';

export function Fields() {
  const { definition, isClosing = false } = useFormContent();
  return (
    <FieldsWhileSaving isClosing={isClosing}>
      {Object.keys(definition.sections ?? {}).map((section) => (
        <Section key={section} section={section} />
      ))}
    </FieldsWhileSaving>
  );
}

/** One section of the form. Hidden while none of its fields is shown. */
function Section({ section }: { section: string }) {
  const { definition, words } = useFormContent();
  const names = useVisibleFieldNames(definition, definition.sections?.[section]);
  const [Above, Below] = [definition.above?.[section], definition.below?.[section]];
  if (names.length === 0) return null;
  return (
    <FormSection title={words('sections', section)}>
      {Above && <Above />}
      {names.map((name) => (
        <Field key={name} name={name} />
      ))}
      {Below && <Below />}
    </FormSection>
  );
}

/** All fields in one column, for a dialog. */
export function FieldList({ without: excluded = [] }: { without?: readonly string[] }) {
  const { definition } = useFormContent();
  return useVisibleFieldNames(definition)
    .filter((name) => !excluded.includes(name))
    .map((name) => <Field key={name} name={name} />);
}

function useVisibleFieldNames(
  { fields }: Pick<FormDefinition, 'fields'>,
  names: readonly string[] = Object.keys(fields),
): readonly string[] {
  const { country } = useSession().organisation;
  const values: Values = useWatch({ disabled: names.every((name) => !fields[name]!.isShown) });
  return names.filter((name) => fields[name]!.isShown?.(values, country) ?? true);
}

/** One field of the form with the control for its kind. Label, help and limits come from the definition. */
export function Field({ name }: { name: string }) {
  const shown = useShownField(name);
  const { field, words } = shown;
  const input: InputProps = {
    name,
    label: words('fields', name) ?? name,
    help: words('help', name),
    optional: field.isOptional,
  };
  const control = field.control ? <field.control /> : CONTROLS[field.kind](input, shown);
  if (field.wide || field.multiline) return <div className="wide">{control}</div>;
  // Aligns a single checkbox with the inputs next to it instead of their labels.
  return field.kind === 'check' ? <Box sx={{ alignSelf: 'end' }}>{control}</Box> : control;
}

type Control = (input: InputProps, field: DisplayField) => ReactNode;

const text =
  (props: Partial<Parameters<typeof TextInput>[0]> = {}): Control =>
  (input, { field: { maxLength, multiline, autoComplete } }) => (
    <TextInput {...input} {...props} {...{ maxLength, multiline, autoComplete }} />
  );

const CONTROLS: Record<FieldKind, Control> = {
  text: text(),
  email: text({ type: 'email' }),
  phone: text({ type: 'tel' }),
  select: (input, shown) => (
    <SelectInput
      {...input}
      options={shown.field.values.map((value) => ({ value, label: formatFieldValue(value, shown) }))}
      emptyLabel={shown.words('empty', shown.name)}
    />
  ),
  check: ({ name, label, help }) => <CheckInput {...{ name, label, help }} />,
  date: (input, { field: { notBefore, notAfter, isPast }, formats }) => (
    <DateInput {...input} {...{ notBefore, notAfter }} max={isPast ? formats.today() : undefined} />
  ),
  count: (input, { words, name }) => <CountInput {...input} unit={words('units', name)} />,
  money: (input) => <MoneyInput {...input} />,
  percent: (input) => <PercentInput {...input} />,
  state: (input) => <StateInput {...input} />,
  postcode: (input) => <PostcodeInput {...input} />,
};
