import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { getQuoteSettings, type FundArrangement } from '@quillcare/contracts';
import { hasFund, HEALTH_FUNDS } from '@quillcare/rules';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { useOperationQuery } from '../../../../shared/api/hooks';
import { useFormats } from '../../../../shared/formats/use-formats';
import { formatAmount, parseAmount } from '../../../../shared/forms/amount-text';
import { SelectBox } from '../../../../shared/forms/select-box.view';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { ParsedTextField } from '../parts/parsed-text.input';
import { useHasMedicare } from '../lines/use-columns';
import { DEFAULT_FUND } from '../state/editor.state';
import { useEditor, useEditorStore } from '../state/editor.store';

const AGREEMENT_TYPES = ['NONE', 'KNOWN_GAP', 'NO_GAP'] as const;

/**
 * The patient's insurance and whatever else decides their out-of-pocket cost. Gap arrangements between funds and doctors exist
 * only in Australia.
 */
export function InsuranceSection() {
  const store = useEditorStore();
  const hasMedicare = useHasMedicare();
  const fund = useEditor(({ head }) => head.fund);
  const errors = useEditor((state) => state.errors);
  if (!hasMedicare && !hasFund(fund)) return null;
  return (
    <Box sx={FIELDS}>
      <FundFields
        fund={fund}
        errors={errors}
        onChange={(chosen) => store.dispatch({ type: 'head', part: { fund: chosen } })}
      />
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  alignItems: 'start',
} as const;

interface FundFieldsProps {
  fund: FundArrangement;
  errors: Readonly<Record<string, string>>;
  onChange: (fund: FundArrangement) => void;
}

/** The patient's health fund, the arrangement with it and the hospital excess. */
export function FundFields({ fund, errors, onChange }: FundFieldsProps) {
  const t = useWords(editorWords);
  const { locale } = useFormats();
  const change = (part: Partial<FundArrangement>) => onChange({ ...fund, ...part });
  const amount = {
    adornment: '$',
    write: (minor: number) => formatAmount(minor, locale),
    read: (text: string) => parseAmount(text, locale),
  };
  return (
    <>
      <FundName fund={fund} error={errors['fund.fundName'] ?? errors['fund.type']} onChange={onChange} />
      {hasFund(fund) && (
        <>
          <SelectBox
            id="quote-fund-type"
            label={t('fund.type')}
            value={fund.type as (typeof AGREEMENT_TYPES)[number]}
            options={AGREEMENT_TYPES.map((value) => ({ value, label: t(`fund.${value}`) }))}
            onChange={(type) => change({ type, gapMinor: null })}
          />
          {fund.type === 'KNOWN_GAP' && (
            <ParsedTextField
              {...amount}
              id="quote-fund-gapMinor"
              label={t('fund.gap')}
              value={fund.gapMinor}
              error={errors['fund.gapMinor']}
              onStored={(gapMinor) => change({ gapMinor })}
            />
          )}
          <ParsedTextField
            {...amount}
            id="quote-fund-excessMinor"
            label={t('fund.excess')}
            value={fund.excessMinor}
            error={errors['fund.excessMinor']}
            onStored={(excessMinor) => change({ excessMinor })}
          />
        </>
      )}
    </>
  );
}

/** The fund's name, chosen from the practice's list or typed. "No health fund" is an answer; an empty field is not. */
function FundName({ fund, error, onChange }: Omit<FundFieldsProps, 'errors'> & { error?: string }) {
  const t = useWords(editorWords);
  const id = 'quote-fund';
  const { data } = useOperationQuery(getQuoteSettings, {});
  // If the settings cannot be read, offer the default list.
  const funds = [...(data?.healthFunds ?? HEALTH_FUNDS)].sort((a, b) => a.localeCompare(b));
  const uninsured = t('fund.uninsured');
  const value = fund.type === 'UNINSURED' ? uninsured : (fund.fundName ?? '');
  const choose = (text: string | null) => {
    const name = text?.trim() ?? '';
    if (name === value) return;
    if (name === '') onChange(DEFAULT_FUND);
    else if (name === uninsured) onChange({ ...DEFAULT_FUND, type: 'UNINSURED' });
    else onChange({ ...fund, type: fund.type === 'UNINSURED' ? 'NONE' : fund.type, fundName: name });
  };
  return (
    <FieldFrame id={id} label={t('fund.name')} error={error}>
      <Autocomplete
        id={id}
        freeSolo
        size="small"
        options={[uninsured, ...funds]}
        value={value}
        onChange={(_event, chosen) => choose(chosen)}
        // Enter selects the fund and must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        // Take the typed text on blur. `autoSelect` would take whichever option happens to be highlighted.
        onBlur={({ target }) => target instanceof HTMLInputElement && choose(target.value)}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={t('fund.ask')}
            error={Boolean(error)}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                maxLength: 100,
                'aria-labelledby': `${id}-label`,
                'aria-describedby': buildDescribedBy(id, { error }),
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
