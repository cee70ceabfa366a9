import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SurgeryConfigurationDetail } from '@quillcare/contracts';
import { defaultGstPolicy, type ComposedQuote } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { BELOW_SUPPORT } from '../../shared/pages/use-height-variable';
import { describeNotice } from '../../shared/price/price-sentence';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import { ExampleChoices, useExampleChoice } from './example-choices.view';
import { composeExampleQuote, isComplete } from './example-quote';
import { surgeryConfigWords } from './surgery-config.en';

export interface ExamplePanelProps {
  record: SurgeryConfigurationDetail;
  /** The form's buttons, always visible. */
  actions: ReactNode;
}

/** A sample quote from the current input, with its total and the form's buttons always visible. */
export function ExamplePanel({ record, actions }: ExamplePanelProps) {
  const t = useWords(surgeryConfigWords);
  const { today } = useFormats();
  const { country } = useSession().organisation;
  const { control } = useFormContext<ConfigValues>();
  const values = useWatch({ control }) as ConfigValues;
  const choosing = useExampleChoice(values);
  const [isOpen, setOpen] = useState(false);
  const now = { on: today(), gst: defaultGstPolicy(country) };
  const quote = composeExampleQuote(record, values, choosing.choice, now);
  return (
    <Box component="section" aria-label={t('example.title')} sx={FRAME}>
      <Box
        id="example-quote"
        tabIndex={0}
        sx={{ display: { xs: isOpen ? 'block' : 'none', lg: 'block' }, overflow: 'auto', p: 2.5 }}
      >
        <Typography variant="h2">{t('example.title')}</Typography>
        <Muted sx={{ mt: 0.5, mb: 2 }}>{t('example.hint')}</Muted>
        <ExampleChoices values={values} isSided={record.surgery.sided} {...choosing} />
        {!isComplete(values) && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {t('example.incomplete')}
          </Alert>
        )}
        {quote.notices.map((notice) => (
          <Alert key={`${notice.code} ${notice.name}`} severity="warning" sx={{ mt: 2 }}>
            {describeNotice(notice)}
          </Alert>
        ))}
        <Lines quote={quote} />
      </Box>
      <Box sx={{ ...TOTALS_ROW, borderTopWidth: { xs: isOpen ? 1 : 0, lg: 1 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Sum totals={quote.totals} />
          <Button
            size="small"
            sx={{ display: { lg: 'none' }, flexShrink: 0 }}
            aria-expanded={isOpen}
            aria-controls="example-quote"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('example.hide') : t('example.show')}
          </Button>
        </Box>
        {actions}
      </Box>
    </Box>
  );
}

function Lines({ quote: { lines } }: { quote: ComposedQuote }) {
  const t = useWords(surgeryConfigWords);
  const { money } = useFormats();
  return (
    <Box component="ul" aria-label={t('example.lines')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {lines.map(({ key, description, providerName, basis, totalMinor }) => (
        <Box component="li" key={key} sx={LINE}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>
            {providerName && !description.includes(providerName) && <Muted>{providerName}</Muted>}
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Typography className="tabular">
              {basis === 'NOT_INCLUDED' ? t('example.notIncluded') : money(totalMinor)}
            </Typography>
            {basis === 'ESTIMATE' && <Muted>{t('example.estimate')}</Muted>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Sum({ totals: { totalMinor, gstMinor } }: Pick<ComposedQuote, 'totals'>) {
  const t = useWords(surgeryConfigWords);
  const { money } = useFormats();
  return (
    <Box aria-live="off">
      <Muted>
        {t('example.total')}
        {gstMinor > 0 && <span className="tabular">{`, ${t('example.gst')} ${money(gstMinor)}`}</span>}
      </Muted>
      <Typography
        className="tabular"
        sx={{ fontWeight: 600, fontSize: { xs: '1.25rem', sm: '1.5rem' }, lineHeight: 1.25 }}
      >
        {money(totalMinor)}
      </Typography>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

const TOTALS_ROW = {
  borderTop: 1,
  borderColor: 'divider',
  p: { xs: 1.5, sm: 2 },
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
};

/** Next to the form if there is room, otherwise a bar at the bottom, unless the window is too low. */
const FRAME = {
  position: 'sticky',
  top: { lg: `calc(80px + ${BELOW_SUPPORT})` },
  bottom: { xs: 0, lg: 'auto' },
  zIndex: 2,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { xs: '85dvh', lg: `calc(100dvh - 212px - ${BELOW_SUPPORT})` },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media (max-height: 480px)': { position: 'static', maxHeight: 'none' },
} as const;
