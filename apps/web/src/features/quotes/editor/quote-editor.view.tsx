import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Quote, QuoteTemplate } from '@quillcare/contracts';
import type { Currency } from '@quillcare/rules';
import { PageHeader, Panel } from '@quillcare/ui';
import { DraftOffer } from '../../../shared/forms/record/record.frame';
import { ClientWarnings } from '../../../shared/notes/client-warnings.view';
import { BELOW_SUPPORT } from '../../../shared/pages/use-height-variable';
import { useWords } from '../../../shared/words/words';
import { editorWords } from './editor.en';
import { InsuranceSection } from './head/insurance.section';
import { SurgeryChoices } from './head/surgery-choices.view';
import { TermsSection } from './head/terms.section';
import { WhoSection } from './head/who.section';
import { LinesSection } from './lines/lines.section';
import { Checklist } from './parts/checklist.view';
import { ConflictsDialog } from './parts/conflicts.view';
import { DiscountApproval } from './parts/discount-approval.view';
import { EditorErrors } from './parts/editor-errors.view';
import { EditorMenu } from './parts/editor.menu';
import { PaperPreview } from './parts/paper-preview.view';
import { useFocusRequestedPoint } from './parts/focus-point';
import { Notices } from './parts/notices.view';
import { TotalsBar } from './parts/totals.panel';
import { withdrawUndo } from './parts/undo.toast';
import { createEditorStore, EditorStoreProvider, useEditor, type EditorStore } from './state/editor.store';
import { createInitialState, type EditorWork } from './state/editor.state';
import { workFromTemplate } from './state/from-template';
import { buildPreviewBody, usePricing } from './state/use-pricing';
import { useQuoteEditing } from './state/use-quote-editing';
import { useQuoteSaving, type SavingState } from './state/use-saving';

export interface QuoteEditorProps {
  title: string;
  back: ReactNode;
  /** The draft to edit. Null for a new quote. */
  quote: Quote | null;
  start: Partial<EditorWork>;
  /** The template a new quote starts from. */
  template?: QuoteTemplate;
  currency: Currency;
  onSaved: (quote: Quote, andSend: boolean) => void;
  /** Leaves without saving, after asking about unsaved changes. */
  onDiscard: () => void;
}

/** The quote editor: choices and lines on the left, checklist and document on the right, totals and actions below. */
export function QuoteEditor(props: QuoteEditorProps) {
  const [store] = useState(() => {
    const created = createEditorStore(createInitialState(props.start));
    if (props.template) created.dispatch({ type: 'started', ...workFromTemplate(props.template) });
    // Prices are requested straight away, so start in the pricing state, in which nothing is said about them.
    if (buildPreviewBody(created.getState(), props.quote?.id ?? null)) created.dispatch({ type: 'pricing' });
    return created;
  });
  return (
    <EditorStoreProvider value={store}>
      <Editor {...props} store={store} />
    </EditorStoreProvider>
  );
}

function Editor({ store, ...props }: QuoteEditorProps & { store: EditorStore }) {
  const { title, back, quote, currency, onSaved, onDiscard } = props;
  const t = useWords(editorWords);
  const { retry } = usePricing(store, quote?.id ?? null);
  useFocusRequestedPoint();
  const work = useQuoteEditing(store, quote);
  const saving = useQuoteSaving(store, work, quote, onSaved);
  useEffect(() => withdrawUndo, []);
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const Layout = isWide ? WideLayout : TabbedLayout;
  return (
    <>
      <PageHeader title={title} back={back} actions={<EditorMenu />} />
      <Box
        component="form"
        noValidate
        aria-label={t('formLabel')}
        onSubmit={(event) => {
          event.preventDefault();
          saving.save(false);
        }}
      >
        <EditorErrors saving={saving} />
        {quote && quote.status !== 'DRAFT' && <SentMeanwhile quote={quote} />}
        <DraftOffer {...work} />
        <ConflictsDialog work={work} settle={saving.settle} />
        {/* The page closes once the quote is saved, and with it whatever would be typed until then. */}
        <div inert={saving.isSaving}>
          <Layout
            main={<Main currency={currency} onRetry={retry} saving={saving} />}
            paper={<PaperPreview currency={currency} />}
          />
        </div>
        <TotalsBar actions={<Actions saving={saving} onDiscard={onDiscard} />} />
      </Box>
    </>
  );
}

function SentMeanwhile({ quote: { id } }: { quote: Quote }) {
  const t = useWords(editorWords);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button size="small" color="inherit" component={RouterLink} to={`/quotes/view/${id}`}>
          {t('openQuote')}
        </Button>
      }
    >
      {t('sentMeanwhile')}
    </Alert>
  );
}

interface MainProps {
  currency: Currency;
  onRetry: () => void;
  saving: SavingState;
}

function Main({ currency, onRetry, saving }: MainProps) {
  const t = useWords(editorWords);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Paper variant="outlined" component="section" aria-label={t('surgery.title')} sx={HEAD}>
        <WhoSection />
        <ChosenClientWarnings />
        <SurgeryChoices />
        <InsuranceSection />
      </Paper>
      <div>
        <Notices onRetry={onRetry} />
        <LinesSection />
        <DiscountApproval currency={currency} reason={saving.reason} onReason={saving.setReason} />
      </div>
      <Panel title={t('more')}>
        <TermsSection />
      </Panel>
    </Box>
  );
}

/** Shown before the quote is priced rather than after it is sent. */
function ChosenClientWarnings() {
  const clientId = useEditor(({ head }) => head.clientId);
  return clientId === '' ? null : <ClientWarnings clientId={clientId} />;
}

const HEAD = { display: 'grid', gap: 2, minWidth: 0, p: { xs: 2, sm: 2.5 } } as const;

interface SidesProps {
  main: ReactNode;
  paper: ReactNode;
}

/** Wide layout: checklist and document stay visible next to the form. */
function WideLayout({ main, paper }: SidesProps) {
  const t = useWords(editorWords);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' }}>
      {main}
      <Box sx={SIDE_PANEL}>
        <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Checklist />
        </Box>
        <Box
          component="section"
          aria-label={t('paper.title')}
          tabIndex={0}
          sx={{ p: 2, overflow: 'auto', minHeight: 160 }}
        >
          {paper}
        </Box>
      </Box>
    </Box>
  );
}

const SHEET = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const;

const SIDE_PANEL = {
  ...SHEET,
  position: 'sticky',
  top: `calc(72px + ${BELOW_SUPPORT})`,
  maxHeight: `calc(100dvh - 180px - ${BELOW_SUPPORT})`,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
} as const;

/** Narrow layout: the document is on a second tab. */
function TabbedLayout({ main, paper }: SidesProps) {
  const t = useWords(editorWords);
  const [tab, setTab] = useState<'edit' | 'paper'>('edit');
  return (
    <>
      <Tabs value={tab} onChange={(_event, next: 'edit' | 'paper') => setTab(next)} sx={{ mb: 2 }}>
        <Tab value="edit" label={t('tabs.edit')} id="quote-tab-edit" aria-controls="quote-panel-edit" />
        <Tab value="paper" label={t('tabs.paper')} id="quote-tab-paper" aria-controls="quote-panel-paper" />
      </Tabs>
      {/* Stays mounted so that the input is kept while the document is shown. */}
      <Box role="tabpanel" id="quote-panel-edit" aria-labelledby="quote-tab-edit" hidden={tab !== 'edit'}>
        {main}
        <Box sx={{ ...SHEET, mt: 2, p: 2 }}>
          <Checklist />
        </Box>
      </Box>
      <Box role="tabpanel" id="quote-panel-paper" aria-labelledby="quote-tab-paper" hidden={tab !== 'paper'}>
        <Box sx={{ ...SHEET, p: 2.5 }}>{tab === 'paper' && paper}</Box>
      </Box>
    </>
  );
}

function Actions({ saving, onDiscard }: { saving: SavingState; onDiscard: () => void }) {
  const t = useWords(editorWords);
  return (
    <>
      <Button color="inherit" onClick={onDiscard}>
        {t('actions.discard')}
      </Button>
      <Button
        type="submit"
        variant="outlined"
        aria-disabled={saving.isSaving}
        sx={{ flex: { xs: 1, md: 'none' } }}
      >
        {saving.isSaving ? t('actions.saving') : t('actions.save')}
      </Button>
      <Button
        variant="contained"
        aria-disabled={saving.isSaving}
        onClick={() => saving.save(true)}
        sx={{ flex: { xs: 1, md: 'none' }, whiteSpace: 'nowrap' }}
      >
        {t('actions.saveAndSend')}
      </Button>
    </>
  );
}
