import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ChoiceGroup, Quote } from '@quillcare/contracts';
import { SelectBox } from '../../../shared/forms/select-box.view';
import { TextBox } from '../../../shared/forms/text-box.view';
import { signingWords } from '../../../shared/signing/signing.en';
import { useWords } from '../../../shared/words/words';
import { recordFieldId } from './record-errors';
import { recordWords } from './record.en';
import type { RecordValues } from './record.values';

export interface RecordFieldsProps {
  values: RecordValues;
  change: (part: Partial<RecordValues>) => void;
  errorOf: (path: string) => string | undefined;
}

const MODES = ['TELEPHONE', 'PAPER'] as const;
const ROLES = ['PATIENT', 'GUARDIAN', 'SUBSTITUTE'] as const;

export function RecordMode({ values, change }: RecordFieldsProps) {
  const t = useWords(recordWords);
  return (
    <FormControl>
      <FormLabel id="record-mode">{t('how')}</FormLabel>
      <RadioGroup row aria-labelledby="record-mode" value={values.mode}>
        {MODES.map((mode) => (
          <FormControlLabel
            key={mode}
            value={mode}
            control={<Radio size="small" onChange={() => change({ mode })} />}
            label={t(mode)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Who accepted. If someone acted for the patient, in what capacity. */
export function RecordSignatory({ values, change, errorOf }: RecordFieldsProps) {
  const t = useWords(recordWords);
  const words = useWords(signingWords);
  const field = (name: 'name' | 'relationship' | 'authority' | 'email', maxLength: number, help?: string) => (
    <TextBox
      id={recordFieldId(`signatory.${name}`)}
      label={t(name)}
      help={help}
      error={errorOf(`signatory.${name}`)}
      value={values[name]}
      rows={1}
      maxLength={maxLength}
      isOptional={name === 'email'}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <>
      <SelectBox
        id={recordFieldId('signatory.role')}
        label={t('who')}
        error={errorOf('signatory.role')}
        value={values.role}
        options={ROLES.map((role) => ({ value: role, label: words(`role.${role}`) }))}
        onChange={(role) => change({ role })}
      />
      {values.role !== 'PATIENT' && (
        <>
          {field('name', 200)}
          {field('relationship', 100)}
          {field('authority', 300)}
          {field('email', 254, t('emailHelp'))}
          {values.email.trim() !== '' && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={values.mailTo === 'SIGNATORY'}
                  onChange={({ target }) => change({ mailTo: target.checked ? 'SIGNATORY' : 'PATIENT' })}
                />
              }
              label={t('mailTo')}
            />
          )}
        </>
      )}
    </>
  );
}

/** The patient's choices, if the quote offers any. */
export function RecordChoice({ quote, values, change, errorOf }: RecordFieldsProps & { quote: Quote }) {
  const t = useWords(recordWords);
  const choose = ({ choose: kind, options }: ChoiceGroup, id: string, isChosen: boolean) => {
    const dropped = kind === 'ONE' ? options.map((option) => option.id) : [id];
    const others = values.optionIds.filter((chosen) => !dropped.includes(chosen));
    change({ optionIds: isChosen ? [...others, id] : others });
  };
  return (quote.choices?.groups ?? []).map((group) => {
    const error = errorOf(`optionIds.${group.id}`) ?? errorOf('optionIds');
    const Control = group.choose === 'ONE' ? Radio : Checkbox;
    return (
      <FormControl key={group.id} error={error !== undefined}>
        <FormLabel id={`choice-${group.id}`}>{t('choice', { group: group.name })}</FormLabel>
        <div role="group" aria-labelledby={`choice-${group.id}`}>
          {group.options.map(({ id, name }, at) => (
            <FormControlLabel
              key={id}
              label={name}
              control={
                <Control
                  // The error summary links to the group's first option.
                  id={at === 0 ? recordFieldId(`optionIds.${group.id}`) : undefined}
                  size="small"
                  checked={values.optionIds.includes(id)}
                  onChange={({ target }) => choose(group, id, target.checked)}
                />
              }
            />
          ))}
        </div>
        {error && <FormHelperText>{error}</FormHelperText>}
      </FormControl>
    );
  });
}
