import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listQuoteViews, type Quote, type QuoteView } from '@quillcare/contracts';
import { daysBetween, getDateFormat } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useId, useState } from 'react';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useFormats, type Formats } from '../../../shared/formats/use-formats';
import { useWords, word } from '../../../shared/words/words';
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
      {t('viewed', { count, when: formatViewTime(lastViewedAt, formats) })}{' '}
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
      <div id={list}>{isOpen && <ViewList quoteId={quote.id} />}</div>
    </>
  );
}

function ViewList({ quoteId }: { quoteId: string }) {
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
              {t('opening', { when: formatViewTime(view.at, formats), device: view.device })}
            </Typography>
            <Muted>{sectionsReached(view)}</Muted>
          </li>
        ))}
      </Box>
      {count > items.length && <Muted sx={{ mt: 1 }}>{t('newest', { shown: items.length, count })}</Muted>}
    </>
  );
}

function sectionsReached({ sections }: QuoteView): string {
  if (sections.length === 0) return word(viewsWords, 'onlyOpened');
  const names = sections.map((section) => word(viewsWords, `sections.${section}`));
  return word(viewsWords, 'reached', { sections: names.join(', ') });
}

/** Formats a time as "Tuesday 10:14 am", or with the date if it was a week ago or more. */
export function formatViewTime(
  instant: string,
  formats: Pick<Formats, 'dayOf' | 'today' | 'time' | 'dateTime' | 'locale' | 'timeZone'>,
): string {
  const { locale, timeZone } = formats;
  if (daysBetween(formats.dayOf(instant), formats.today()) > 6) return formats.dateTime(instant);
  const day = getDateFormat(locale, { weekday: 'long', timeZone }).format(new Date(instant));
  return word(viewsWords, 'weekday', { day, time: formats.time(instant) });
}
