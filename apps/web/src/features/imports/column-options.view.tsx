import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import {
  columnTargets,
  DATE_ORDERS,
  findFilledFields,
  getImportFields,
  canBeConstant,
  listStates,
} from '@quillcare/rules';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { TextBox } from '../../shared/forms/text-box.view';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import type { ColumnsStepProps } from './columns-step.view';
import { columnWords } from './column.en';
import { useFieldNames } from './use-field-names';

interface ColumnOptionsProps extends ColumnsStepProps {
  /** Example of a date that can be read in more than one way. Null if there is none. */
  openDate: string | null;
  isShown: boolean;
}

/** Settings for the whole file: worksheet, date order, phone country and constant values. */
export function ColumnOptions({ openDate, isShown, ...props }: ColumnOptionsProps) {
  const { table, choice, onChange, onSheet } = props;
  const t = useWords(columnWords);
  const asksPhones = table.phoneCountry?.isAsked === true;
  // Values of last time must not go into every row unseen.
  const hasConstants = isShown || Object.keys(choice.constants).length > 0;
  if (table.sheets.length < 2 && openDate === null && !asksPhones && !hasConstants) return null;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {table.sheets.length > 1 && (
        <Choice label={t('sheet')} value={table.sheet ?? ''} onChange={onSheet}>
          {table.sheets.map((sheet) => [sheet, sheet])}
        </Choice>
      )}
      {openDate !== null && (
        <Choice
          label={t('dates.label')}
          hint={t('dates.hint', { example: openDate })}
          value={choice.dateOrder}
          onChange={(dateOrder) => onChange({ ...choice, dateOrder })}
        >
          {DATE_ORDERS.map((order) => [order, t(`dates.${order}`)] as const)}
        </Choice>
      )}
      {asksPhones && (
        <Choice
          label={t('phones.label')}
          hint={t('phones.hint')}
          value={choice.phoneCountry ?? 'AU'}
          onChange={(phoneCountry) => onChange({ ...choice, phoneCountry })}
        >
          {(['AU', 'NZ'] as const).map((country) => [country, t(`phones.${country}`)] as const)}
        </Choice>
      )}
      {hasConstants && <ConstantValues {...props} isShown={isShown} />}
    </Box>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  hint?: string;
  value: T | '';
  onChange: (value: T) => void;
  children: readonly (readonly [T | '', string])[];
}

function Choice<T extends string>({ label, hint, value, onChange, children }: ChoiceProps<T>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={hint}>
      <TextField
        id={id}
        select
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-describedby': buildDescribedBy(id, { help: hint }) },
        }}
      >
        {children.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </TextField>
    </FieldFrame>
  );
}

/** Constants for every row, for fields the file does not contain. */
function ConstantValues({ entityType, choice, onChange, isShown }: ColumnsStepProps & { isShown: boolean }) {
  const t = useWords(columnWords);
  const [isAdding, setAdding] = useState(false);
  const set = (constants: Record<string, string>) => onChange({ ...choice, constants });
  const given = Object.entries(choice.constants);
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      {given.map(([key, value]) => (
        <Constant
          key={key}
          {...{ entityType, field: key, value }}
          onDelete={() => set(Object.fromEntries(given.filter(([one]) => one !== key)))}
        />
      ))}
      {!isShown ? null : isAdding ? (
        <NewConstant
          {...{ entityType, choice }}
          onAdd={(key, value) => {
            set({ ...choice.constants, [key]: value });
            setAdding(false);
          }}
        />
      ) : (
        <Button size="small" onClick={() => setAdding(true)}>
          {t('same.add')}
        </Button>
      )}
    </Box>
  );
}

interface ConstantProps extends Pick<ColumnsStepProps, 'entityType'> {
  field: string;
  value: string;
  onDelete: () => void;
}

function Constant({ entityType, field, value, onDelete }: ConstantProps) {
  const t = useWords(columnWords);
  const nameOf = useFieldNames(entityType);
  const label = useValues(entityType, field)?.find(([one]) => one === value)?.[1] ?? value;
  return (
    <Chip
      label={t('same.shown', { field: nameOf(field), value: label })}
      onDelete={onDelete}
      slotProps={{ label: { sx: { whiteSpace: 'normal' } } }}
    />
  );
}

interface NewConstantProps extends Pick<ColumnsStepProps, 'entityType' | 'choice'> {
  onAdd: (key: string, value: string) => void;
}

function NewConstant({ entityType, choice, onAdd }: NewConstantProps) {
  const t = useWords(columnWords);
  const nameOf = useFieldNames(entityType);
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const filled = findFilledFields(entityType, choice.fields);
  const offered = columnTargets(entityType)
    .map((target) => target.key)
    .filter((one) => canBeConstant(entityType, one) && !filled.has(one) && !choice.constants[one]);
  const values = useValues(entityType, key);
  return (
    <>
      <Choice
        label={t('same.field')}
        value={key}
        onChange={(one: string) => {
          setKey(one);
          setValue('');
        }}
      >
        {[['', ''], ...offered.map((one) => [one, nameOf(one)] as const)]}
      </Choice>
      {values ? (
        <Choice label={t('same.value')} value={value} onChange={setValue}>
          {[['', ''], ...values]}
        </Choice>
      ) : (
        <TextBox
          label={t('same.value')}
          value={value}
          onChange={setValue}
          maxLength={300}
          rows={1}
          isOptional={false}
        />
      )}
      <Button
        variant="outlined"
        disabled={key === '' || value.trim() === ''}
        onClick={() => onAdd(key, value.trim())}
      >
        {t('same.set')}
      </Button>
    </>
  );
}

/** Returns the values to choose from for a field. Null if it takes free text. */
function useValues(entityType: ColumnsStepProps['entityType'], key: string): [string, string][] | null {
  const t = useWords(columnWords);
  const { organisation } = useSession();
  const field = getImportFields(entityType).find((one) => one.key === key);
  if (field?.type === 'boolean')
    return [
      ['true', t('same.yes')],
      ['false', t('same.no')],
    ];
  const options = field?.type === 'state' ? listStates(organisation.country) : field?.options;
  return options?.map((option): [string, string] => [option, option]) ?? null;
}
