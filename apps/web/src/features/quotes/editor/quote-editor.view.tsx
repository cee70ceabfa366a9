import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Currency } from '@quillcare/contracts';
import { FormErrorSummary, Panel } from '@quillcare/ui';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { EDITOR } from './editor.texts';
import { EditorPreview } from './editor-preview.view';
import { LinesEditor } from './lines-editor.view';
import type { QuoteFormInput } from './quote-form';
import type { ClientChoice, DoctorChoice } from './record-matches';
import type { Choice } from './record-picker.view';
import { useQuoteForm, type QuoteFormState } from './use-quote-form';
import { WhoAndWhere } from './who-and-where.view';

export interface Chosen {
  client: ClientChoice | null;
  doctor: DoctorChoice | null;
  hospital: Choice | null;
}

interface QuoteEditorProps {
  defaultValues: QuoteFormInput;
  chosen: Chosen;
  version: number | null;
  currency: Currency;
  gstRateBasisPoints: number;
  save: Parameters<typeof useQuoteForm>[0]['save'];
  onSaved: Parameters<typeof useQuoteForm>[0]['onSaved'];
}

/** Left the form, right the paper as the patient will see it. */
export function QuoteEditor({
  defaultValues,
  chosen: initiallyChosen,
  version,
  currency,
  gstRateBasisPoints,
  save,
  onSaved,
}: QuoteEditorProps) {
  const state = useQuoteForm({ defaultValues, version, save, onSaved });
  const [chosen, setChosen] = useState(initiallyChosen);
  useWarningBeforeLeaving(state.isDirty && !state.isSubmitting);
  return (
    <FormProvider {...state.form}>
      <Box
        component="form"
        noValidate
        aria-label={EDITOR.formLabel}
        onSubmit={(event) => {
          event.preventDefault();
          state.submit(false);
        }}
      >
        <FormErrorSummary title={state.title} lines={state.summary} focusKey={state.tries} />
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            <Panel title={EDITOR.who}>
              <WhoAndWhere
                id={state.id}
                chosen={chosen}
                onChosen={(part) => setChosen((now) => ({ ...now, ...part }))}
              />
            </Panel>
            <LinesEditor gstRateBasisPoints={gstRateBasisPoints} chosen={chosen} />
          </Box>
          <EditorPreview
            chosen={chosen}
            currency={currency}
            gstRateBasisPoints={gstRateBasisPoints}
            actions={<SaveButtons state={state} />}
          />
        </Box>
      </Box>
    </FormProvider>
  );
}

function SaveButtons({ state }: { state: QuoteFormState }) {
  const { isSubmitting, submit } = state;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '& > *': { flex: '1 1 auto' } }}>
      <Button type="submit" variant="outlined" disabled={isSubmitting}>
        {isSubmitting ? EDITOR.saving : EDITOR.save}
      </Button>
      <Button variant="contained" disabled={isSubmitting} onClick={() => submit(true)}>
        {EDITOR.saveAndSend}
      </Button>
    </Box>
  );
}

function useWarningBeforeLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
