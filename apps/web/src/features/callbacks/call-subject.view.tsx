import Box from '@mui/material/Box';
import { getLead, getQuote, type Callback } from '@quillcare/contracts';
import { FactList, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { subjectPath } from './callback';
import { callbackWords } from './callback.en';

/** Summary of the related record for use during the call, with a link to it. */
export function CallSubject({ callback }: { callback: Callback }) {
  const t = useWords(callbackWords);
  const { allows } = useRights();
  const { subject, quoteId, leadId } = callback;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'stretch' }}>
      {subject === 'QUOTE' && quoteId && <QuoteSubject quoteId={quoteId} />}
      {subject === 'LEAD' && leadId && allows(getLead) && <LeadSubject leadId={leadId} />}
      <PageLink to={subjectPath(callback)} sx={{ justifySelf: 'start', py: 0.5 }}>
        {t(`openRecord.${subject}`)}
      </PageLink>
    </Box>
  );
}

function QuoteSubject({ quoteId }: { quoteId: string }) {
  const t = useWords(callbackWords);
  const formats = useFormats();
  const { currentData: quote } = useOperationQuery(getQuote, { params: { id: quoteId } });
  if (!quote) return null;
  const ofSurgeon = quote.lines.filter(({ kind }) => kind === 'SURGEON');
  const procedures = ofSurgeon.map(({ description }) => description).join(', ');
  return (
    <Panel title={`${t('day.quote')} ${quote.quoteNumber}`}>
      <FactList
        items={[
          { label: t('day.procedures'), value: procedures || null },
          { label: t('day.total'), value: formats.money(quote.totals.totalMinor, quote.currency) },
          { label: t('day.validUntil'), value: formats.date(quote.validUntil) },
          {
            label: t('day.viewed'),
            value: quote.lastViewedAt ? formats.ago(quote.lastViewedAt) : t('day.never'),
          },
        ]}
      />
    </Panel>
  );
}

function LeadSubject({ leadId }: { leadId: string }) {
  const t = useWords(callbackWords);
  const { currentData: lead } = useOperationQuery(getLead, { params: { id: leadId } });
  if (!lead) return null;
  return (
    <Panel title={t('day.lead')}>
      <FactList
        items={[
          { label: t('day.interestedIn'), value: lead.surgeryName ?? lead.interestedIn },
          { label: t('day.message'), value: lead.message },
        ]}
      />
    </Panel>
  );
}
