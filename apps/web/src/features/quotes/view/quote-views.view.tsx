import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listQuoteViews, type Quote, type QuoteView } from '@quillcare/contracts';
import { useId, useState } from 'react';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { useWords, word } from '../../../shared/words/words';
import { whenViewed } from './quote-views';
import { viewsWords } from './quote-views.en';

/** How often the patient opened the page. The individual views are listed on demand. */
export function QuoteViews({ quote }: { quote: Quote }) {
  const t = useWords(viewsWords);
  const formats = useFormats();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const { viewCount: count, lastViewedAt } = quote;
  if (lastViewedAt === null) return t('none');
  return (
    <>
      {t('viewed', { count, when: whenViewed(lastViewedAt, formats) })}{' '}
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: 1, verticalAlign: 'baseline' }}
      >
        {isOpen ? t('hide') : t('show')}
      </Link>
      <div id={list}>{isOpen && <Openings quoteId={quote.id} />}</div>
    </>
  );
}

function Openings({ quoteId }: { quoteId: string }) {
  const t = useWords(viewsWords);
  const formats = useFormats();
  const { data, isError } = useOperationQuery(listQuoteViews, { params: { id: quoteId } });
  if (isError)
    return (
      <Typography role="alert" color="error" variant="body2">
        {t('failed')}
      </Typography>
    );
  if (!data) return null;
  const { count, items } = data;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.75 }}>
        {items.map((view) => (
          <li key={view.id}>
            <Typography variant="body2" className="tabular">
              {t('opening', { when: whenViewed(view.at, formats), device: view.device })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {reachedIn(view)}
            </Typography>
          </li>
        ))}
      </Box>
      {count > items.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('newest', { shown: items.length, count })}
        </Typography>
      )}
    </>
  );
}

function reachedIn({ sections }: QuoteView): string {
  if (sections.length === 0) return word(viewsWords, 'onlyOpened');
  const names = sections.map((section) => word(viewsWords, `sections.${section}`));
  return word(viewsWords, 'reached', { sections: names.join(', ') });
}
