import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  answerQuoteQuestion,
  listQuoteMessages,
  markQuoteMessagesRead,
  type Quote,
  type QuoteMessage,
  type ResultOf,
} from '@quillcare/contracts';
import { Muted, Panel, StatusChip } from '@quillcare/ui';
import { useEffect, useRef, useState } from 'react';
import { useOperationMutation, useOperationQuery } from '../../../../shared/api/hooks';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useRights } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { AnswerComposer } from './answer-composer.view';
import { getAnswerTarget } from './answer-target';
import { conversationWords } from './conversation.en';

type Thread = ResultOf<typeof listQuoteMessages>;

/** The messages between patient and practice, with a field for the answer. Hidden until someone has asked. */
export function Conversation({ quote }: { quote: Quote }) {
  const t = useWords(conversationWords);
  const { data, error } = useOperationQuery(listQuoteMessages, { params: { id: quote.id } });
  if (error && !data) return <Alert severity="error">{t('failed')}</Alert>;
  if (!data || data.items.length === 0) return null;
  return <LoadedConversation quote={quote} thread={data} />;
}

function LoadedConversation({ quote, thread }: { quote: Quote; thread: Thread }) {
  const t = useWords(conversationWords);
  const { allows } = useRights();
  const news = useRead(quote.id, thread);
  const place = useScrollTarget();
  const mayAnswer = thread.isOpen && allows(answerQuoteQuestion);
  return (
    <Box id="conversation" ref={place} sx={{ scrollMarginTop: 80 }}>
      <Panel title={t('title')} action={thread.answerBy && <Target answerBy={thread.answerBy} />}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Box
            component="ul"
            aria-label={t('messages')}
            aria-live="polite"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
          >
            {thread.items.map((message) => (
              <QuoteMessageView
                key={message.id}
                message={message}
                patientName={`${quote.client.firstName} ${quote.client.lastName}`}
                isNew={news.has(message.id)}
              />
            ))}
          </Box>
          {mayAnswer && <AnswerComposer quote={quote} />}
          {!thread.isOpen && <Alert severity="info">{t(`closed.${closedReason(quote)}`)}</Alert>}
        </Box>
      </Panel>
    </Box>
  );
}

function closedReason({ status }: Quote): 'ACCEPTED' | 'REJECTED' | 'other' {
  return status === 'ACCEPTED' || status === 'REJECTED' ? status : 'other';
}

interface QuoteMessageViewProps {
  message: QuoteMessage;
  patientName: string;
  /** True if it was unread when the page was opened. */
  isNew: boolean;
}

/**
 * One message with its author, time and channel, and for an answer whether the patient has seen it. The two sides are aligned
 * differently.
 */
function QuoteMessageView({ message, patientName, isNew }: QuoteMessageViewProps) {
  const t = useWords(conversationWords);
  const { ago, dateTime } = useFormats();
  const { from, channel, text, sentAt, byName } = message;
  const isOurs = from === 'PRACTICE';
  return (
    <Box
      component="li"
      sx={{ display: 'grid', justifyItems: isOurs ? 'end' : 'start', gap: 0.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 24 }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isOurs ? byName : patientName}
        </Typography>
        <Muted component="span">
          <time dateTime={sentAt} title={dateTime(sentAt)}>
            {ago(sentAt)}
          </time>
        </Muted>
        {channel === 'TELEPHONE' && <StatusChip tone="info" label={t('byTelephone')} />}
        {isNew && <StatusChip tone="warning" label={t('isNew')} />}
      </Box>
      <Typography
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 1,
          maxWidth: 'min(75ch, 92%)',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: isOurs ? 'surface.tint' : 'surface.hover',
        }}
      >
        {text}
      </Typography>
      {isOurs && channel === 'PAGE' && <ReadReceipt readAt={message.readAt} />}
    </Box>
  );
}

function ReadReceipt({ readAt }: { readAt: string | null }) {
  const t = useWords(conversationWords);
  const { ago, dateTime } = useFormats();
  return (
    <Muted title={dateTime(readAt)}>
      {readAt === null ? t('notSeen') : t('seenByPatient', { when: ago(readAt).toLowerCase() })}
    </Muted>
  );
}

const MINUTE_MS = 60_000;

function Target({ answerBy }: { answerBy: string }) {
  const { locale, timeZone } = useFormats();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  const { isOverdue, text } = getAnswerTarget(answerBy, now, locale, timeZone);
  return <StatusChip tone={isOverdue ? 'error' : 'warning'} label={text} />;
}

/**
 * Marks the patient's messages as read once on screen. Returns those that were new, which stay highlighted while the page is
 * open.
 */
function useRead(quoteId: string, { items, unread }: Thread): ReadonlySet<string> {
  const { allows } = useRights();
  const [mark] = useOperationMutation(markQuoteMessagesRead);
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const marked = useRef(0);
  const mayMark = allows(markQuoteMessagesRead);
  const fresh = items.filter(isUnread);
  const missing = fresh.some(({ id }) => !news.has(id));
  if (missing) setNews(new Set([...news, ...fresh.map(({ id }) => id)]));
  useEffect(() => {
    // At most once per message count. A failure is retried with the next message or visit.
    if (unread === 0 || !mayMark || marked.current === items.length) return;
    marked.current = items.length;
    mark({ params: { id: quoteId } }).catch(() => undefined);
  }, [quoteId, unread, mayMark, items.length, mark]);
  return news;
}

function isUnread({ from, readAt }: QuoteMessage): boolean {
  return from === 'PATIENT' && readAt === null;
}

/** Scrolls to the conversation if the user came by the list's "Answer" link. */
function useScrollTarget() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === '#conversation') place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return place;
}
