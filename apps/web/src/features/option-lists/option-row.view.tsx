import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  calculateFeeWithOption,
  LINE_KIND_NAMES,
  LINE_KINDS,
  SURGERY_SIDES,
  type OptionFee,
  OPTION_FEE_TYPES,
  type OptionFeeType,
  getNumberFormat,
} from '@quillcare/rules';
import { FieldFrame, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { normaliseDecimals } from '../../shared/forms/amount-text';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { useFieldId } from '../../shared/forms/form.frame';
import { CheckInput, SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput, ParsedInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { optionListWords } from './option-list.en';
import { type OptionRow, emptyFee, figureField } from './option-rows';
import { figureLabel } from './option-words';

const KINDS = LINE_KINDS.map((value) => ({ value, label: LINE_KIND_NAMES[value] }));
/** A round amount whose example is easy to check in one's head. */
const EXAMPLE_MINOR = 100_000;

/** The fields of one option, with an example of its effect on a fee. */
export function OptionFields({ index, hasSides }: { index: number; hasSides: boolean }) {
  const t = useWords(optionListWords);
  const name = `options.${index}`;
  const { control } = useFormContext();
  const fee = useWatch({ control, name: `${name}.fee` }) as OptionRow['fee'];
  const appliesTo = useWatch({ control, name: `${name}.appliesTo` }) as OptionRow['appliesTo'];
  const sides = SURGERY_SIDES.map((value) => ({ value, label: t(`side.${value}`) }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={columns}>
        <TextInput name={`${name}.name`} label={t('option.name')} maxLength={120} />
        <OptionEffectInput name={`${name}.fee`} />
        <OptionFigureInput name={`${name}.fee`} type={fee.type} />
      </Box>
      <Box sx={columns}>
        <ChoicesInput name={`${name}.appliesTo`} label={t('option.appliesTo')} options={KINDS} />
        {hasSides && (
          <SelectInput
            name={`${name}.side`}
            label={t('option.side')}
            options={sides}
            emptyLabel={t('side.none')}
          />
        )}
        {appliesTo.includes('IMPLANT') && (
          <TextInput
            name={`${name}.onlyItem`}
            label={t('option.onlyItem')}
            help={t('option.onlyItemHelp')}
            maxLength={200}
            optional
          />
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            alignSelf: 'end',
            gridColumn: { sm: hasSides ? 'auto' : '2 / -1' },
          }}
        >
          <DefaultInput index={index} />
          <CheckInput name={`${name}.isActive`} label={t('option.isActive')} />
        </Box>
      </Box>
      <Example fee={fee} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.5fr) minmax(0, 1.1fr) minmax(0, 0.9fr)' },
};

/** In a single-choice list there is one default, so choosing another moves it. */
function DefaultInput({ index }: { index: number }) {
  const t = useWords(optionListWords);
  const { control, getValues, setValue } = useFormContext();
  const { field } = useController({ control, name: `options.${index}.isDefault` });
  const choose = (isDefault: boolean) => {
    const options = getValues('options') as OptionRow[];
    if (isDefault && getValues('choose') === 'ONE')
      options.forEach((_option, at) => setValue(`options.${at}.isDefault`, false));
    field.onChange(isDefault);
  };
  return (
    <FormControlLabel
      sx={{ ml: -1 }}
      label={t('option.isDefault')}
      control={
        <Checkbox
          checked={Boolean(field.value)}
          onChange={(_event, checked) => choose(checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}

function Example({ fee }: { fee: OptionRow['fee'] }) {
  const t = useWords(optionListWords);
  const { money } = useFormats();
  const becomes = calculateFeeWithOption(EXAMPLE_MINOR, fee as OptionFee);
  if (becomes === null) return null;
  return (
    <Muted className="tabular">{t('rows.example', { from: money(EXAMPLE_MINOR), to: money(becomes) })}</Muted>
  );
}

/** What an option does to the fee. Changing the type clears the figure, because each type has its own. */
function OptionEffectInput({ name }: { name: string }) {
  const t = useWords(optionListWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(`${name}.type`);
  return (
    <FieldFrame id={id} label={t('option.effect')}>
      <TextField
        select
        id={id}
        inputRef={field.ref}
        value={(field.value as OptionRow['fee']).type}
        onChange={({ target }) => field.onChange(emptyFee(target.value as OptionFeeType))}
        onBlur={field.onBlur}
        slotProps={{ select: { native: true } }}
      >
        {OPTION_FEE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`fee.${type}`)}
          </option>
        ))}
      </TextField>
    </FieldFrame>
  );
}

/** The figure of an option in the unit of its type: dollars, per cent or a factor. */
function OptionFigureInput({ name, type }: { name: string; type: OptionFeeType }) {
  const input = { name: `${name}.${figureField(type)}`, label: figureLabel(type) };
  // The key gives each type its own input, because text typed for one type has another unit.
  if (type === 'FIXED') return <MoneyInput key={type} {...input} />;
  if (type === 'PERCENTAGE') return <PercentageInput key={type} {...input} />;
  return <FactorInput key={type} {...input} />;
}

interface FigureProps {
  name: string;
  label: string;
}

/** Accepts more than 100 %, which the schema rejects with a specific message. */
function PercentageInput(props: FigureProps) {
  const { locale } = useFormats();
  return (
    <ParsedInput
      {...props}
      unit="%"
      inputMode="decimal"
      parse={(text) => scaled(normaliseDecimals(text.replace(/\s*%$/, ''), locale), 2)}
      format={(basisPoints) =>
        getNumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)
      }
    />
  );
}

function FactorInput(props: FigureProps) {
  const { locale } = useFormats();
  return (
    <ParsedInput
      {...props}
      adornment="×"
      inputMode="decimal"
      parse={(text) => scaled(normaliseDecimals(text.replace(/^[×x]\s*/i, ''), locale), 4)}
      format={(basisPoints) =>
        getNumberFormat(locale, { maximumFractionDigits: 4 }).format(basisPoints / 10_000)
      }
    />
  );
}

/**
 * Scales a decimal to an integer: "1.5" with four decimals is 15000. Returns NaN if the text is not a number or has more
 * decimals.
 */
function scaled(text: string, decimals: number): number {
  if (!new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`).test(text)) return NaN;
  return Math.round(Number(text) * 10 ** decimals);
}
