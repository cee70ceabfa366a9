import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listCallbacks, type Callback, type Quote } from '@quillcare/contracts';
import { Muted, Panel, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { ActButtons } from '../../../shared/acts/act-buttons.view';
import { scheduleCallback } from '../../../shared/callbacks/schedule-callback.definition';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { CALLBACK_STATUS } from '../../../shared/status/status';
import { lookUp, useWords } from '../../../shared/words/words';
import { viewWords } from './quote-view.en';

type CallbackQuote = Pick<Quote, 'id' | 'client'>;

const scheduleQuoteCallback = scheduleCallback<CallbackQuote>(
  ({ id }) => ({ quoteId: id }),
  ({ client }) => `${client.firstName} ${client.lastName}`.trim(),
);

/** The quote's most urgent callback, with an action to add another. */
export function CallbackCard({ quote }: { quote: CallbackQuote }) {
  const t = useWords(viewWords);
  const request = useOperationQuery(listCallbacks, { query: { quoteId: quote.id, limit: 1 } });
  return (
    <Panel
      title={t('callback.title')}
      action={<ActButtons acts={[scheduleQuoteCallback]} record={quote} look={{ size: 'small' }} />}
    >
      <Loaded request={request} failed={t('callback.failed')} skeleton={48}>
        {({ items: [callback] }) =>
          callback ? (
            <CallbackState callback={callback} />
          ) : (
            <Typography color="textSecondary">{t('callback.none')}</Typography>
          )
        }
      </Loaded>
    </Panel>
  );
}

function CallbackState({ callback }: { callback: Callback }) {
  const t = useWords(viewWords);
  const formats = useFormats();
  const { status, dueDate, about, assigneeName, attemptCount, closedReason, cancelReason } = callback;
  const closed = closedReason && (lookUp(viewWords, `callback.closed.${closedReason}`) ?? closedReason);
  const facts = [
    about,
    assigneeName && t('callback.assignee', { name: assigneeName }),
    attemptCount > 0 && t('callback.attempts', { count: attemptCount }),
    closed ?? cancelReason,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip {...CALLBACK_STATUS[status]} />
        <Typography className="tabular">{t('callback.due', { date: formats.date(dueDate) })}</Typography>
      </Box>
      {facts.map(
        (fact) =>
          fact && (
            <Muted key={fact} sx={{ overflowWrap: 'anywhere' }}>
              {fact}
            </Muted>
          ),
      )}
      <PageLink to={`/callbacks?quoteId=${callback.quoteId}`}>{t('callback.open')}</PageLink>
    </Box>
  );
}
