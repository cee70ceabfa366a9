import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { Money } from '../../../shared/formats/money.view';
import type { ReactNode } from 'react';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { useWords } from '../../../shared/words/words';
import { describeNextStep, type NewerDraft } from './quote-progress';
import { viewWords } from './quote-view.en';
import { QuoteViews } from './quote-views.view';
import { viewsWords } from './quote-views.en';

/** Patient, amount and next step at a glance. */
export function SummaryStrip({ quote, newerDraft }: { quote: Quote; newerDraft: NewerDraft | null }) {
  const t = useWords(viewWords);
  const views = useWords(viewsWords);
  const { totals, currency } = quote;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2.5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'minmax(0, 1.4fr) auto auto minmax(0, 2fr)' },
        columnGap: { xs: 2, lg: 5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: { xs: 2, sm: 2.5 },
      }}
    >
      <Item name={t('client')} wide>
        <PageLink to={`/clients/${quote.client.id}`}>
          {quote.client.firstName} {quote.client.lastName}
        </PageLink>
      </Item>
      <Item name={t('total')}>
        <Money minor={totals.totalMinor} currency={currency} strong />
      </Item>
      <Item name={t('outOfPocket')}>
        <Money minor={totals.outOfPocketMinor} currency={currency} />
      </Item>
      <Item name={t('nextStep')} wide>
        {describeNextStep(quote, newerDraft)}
      </Item>
      {quote.sentAt && (
        <Item name={views('name')} fullWidth>
          <QuoteViews quote={quote} />
        </Item>
      )}
    </Box>
  );
}

interface ItemProps {
  name: string;
  /** Full width on small screens; `fullWidth` on all. */
  wide?: boolean;
  fullWidth?: boolean;
  children: ReactNode;
}

function Item({ name, wide = false, fullWidth = false, children }: ItemProps) {
  const own = fullWidth ? '1 / -1' : 'auto';
  return (
    <Box sx={{ minWidth: 0, gridColumn: { xs: wide ? '1 / -1' : own, lg: own } }}>
      <Muted component="dt">{name}</Muted>
      <Typography component="dd" sx={{ m: 0, fontSize: '1rem', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
