import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { procedureClass as procedureClasses, type FundArrangement } from '@quillcare/contracts';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { amountText, readAmount } from '../../../../shared/forms/amount-text';
import { ChoiceField } from '../parts/choice.input';
import { DiscountField } from '../parts/discount.input';
import { TypedField } from '../parts/typed.input';
import { useHasMedicare } from '../lines/use-columns';
import { NO_FUND, type Head } from '../state/editor.state';
import { useEditor, useEditorStore } from '../state/editor.store';

function useHead() {
  const store = useEditorStore();
  const head = useEditor((state) => state.head);
  const errors = useEditor((state) => state.errors);
  return { head, errors, choose: (part: Partial<Head>) => store.dispatch({ type: 'head', part }) };
}

/** Class, discount, health fund and notes: what holds for the whole quote. */
export function TermsSection() {
  const t = useWords(editorWords);
  const { head, errors, choose } = useHead();
  const hasMedicare = useHasMedicare();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={FIELDS}>
        <ClassField />
        <DiscountField
          id="quote-quoteDiscount"
          label={t('fields.quoteDiscount')}
          value={head.quoteDiscount}
          error={errors['quoteDiscount'] ?? errors['quoteDiscount.amountMinor']}
          onStored={(quoteDiscount) => choose({ quoteDiscount })}
        />
        {/* Gaps are what funds and doctors agree on in Australia. */}
        {(hasMedicare || head.fund.type !== 'NONE') && <FundFields />}
      </Box>
      <NotesField />
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
} as const;

function ClassField() {
  const t = useWords(editorWords);
  const { head, errors, choose } = useHead();
  const options = procedureClasses.options.map((value) => ({ value, name: t(`classes.${value}`) }));
  return (
    <ChoiceField<NonNullable<Head['procedureClass']> | ''>
      id="quote-procedureClass"
      label={t('fields.procedureClass')}
      value={head.procedureClass ?? ''}
      options={[{ value: '', name: t('classes.AUTO') }, ...options]}
      error={errors['procedureClass']}
      onChange={(value) => choose({ procedureClass: value === '' ? null : value })}
    />
  );
}

function NotesField() {
  const t = useWords(editorWords);
  const { head, errors, choose } = useHead();
  const id = 'quote-notesToPatient';
  const error = errors['notesToPatient'];
  const help = t('help.notesToPatient');
  return (
    <FieldFrame id={id} label={t('fields.notesToPatient')} help={help} error={error}>
      <TextField
        id={id}
        size="small"
        multiline
        minRows={2}
        error={Boolean(error)}
        value={head.notesToPatient}
        onChange={(event) => choose({ notesToPatient: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 2_000, 'aria-describedby': describedBy(id, { help, error }) } }}
      />
    </FieldFrame>
  );
}

const FUND_TYPES = ['NONE', 'KNOWN_GAP', 'NO_GAP'] as const;

function FundFields() {
  const t = useWords(editorWords);
  const { locale } = useFormats();
  const { head, errors, choose } = useHead();
  const { fund } = head;
  const change = (part: Partial<FundArrangement>) => choose({ fund: { ...fund, ...part } });
  return (
    <>
      <ChoiceField
        id="quote-fund"
        label={t('fund.type')}
        value={fund.type}
        options={FUND_TYPES.map((value) => ({ value, name: t(`fund.${value}`) }))}
        error={errors['fund.type']}
        onChange={(type) => choose({ fund: type === 'NONE' ? NO_FUND : { ...fund, type, gapMinor: null } })}
      />
      {fund.type === 'KNOWN_GAP' && (
        <TypedField
          id="quote-fund-gapMinor"
          label={t('fund.gap')}
          adornment="$"
          value={fund.gapMinor}
          write={(minor) => amountText(minor, locale)}
          read={(text) => readAmount(text, locale)}
          error={errors['fund.gapMinor']}
          onStored={(gapMinor) => change({ gapMinor })}
        />
      )}
      {fund.type !== 'NONE' && (
        <TypedField
          id="quote-fund-fundName"
          label={t('fund.name')}
          value={fund.fundName}
          write={String}
          read={(text) => ({ ok: true, value: text.trim() || null })}
          error={errors['fund.fundName']}
          onStored={(fundName) => change({ fundName })}
        />
      )}
    </>
  );
}
