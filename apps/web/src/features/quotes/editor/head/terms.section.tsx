import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { DiscountField } from '../parts/discount.input';
import type { Head } from '../state/editor.state';
import { useEditor, useEditorStore } from '../state/editor.store';

function useHead() {
  const store = useEditorStore();
  const head = useEditor((state) => state.head);
  const errors = useEditor((state) => state.errors);
  return { head, errors, choose: (part: Partial<Head>) => store.dispatch({ type: 'head', part }) };
}

/** Discount and notes, which apply to the whole quote. */
export function TermsSection() {
  const t = useWords(editorWords);
  const { head, errors, choose } = useHead();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={FIELDS}>
        <DiscountField
          id="quote-quoteDiscount"
          label={t('fields.quoteDiscount')}
          value={head.quoteDiscount}
          error={errors['quoteDiscount'] ?? errors['quoteDiscount.amountMinor']}
          onStored={(quoteDiscount) => choose({ quoteDiscount })}
        />
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
