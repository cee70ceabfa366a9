import type { QuoteMessage } from '@quillcare/contracts';
import { useEffect, useRef, useState } from 'react';
import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { Button } from '../frame/button.view';
import { Card } from '../frame/card.view';
import type { PatientThread } from '../patient.api';
import type { SectionProps } from '../read/quote-sections';
import { formatInstant } from '../words/reader';
import { CONVERSATION } from './conversation.en';
import { ReplyForm } from './reply-form.view';
import { useMarkAsRead, useThread } from './use-thread';

export function ConversationSection({ token, practice, quote, onProblem }: SectionProps) {
  const { thread, hasFailed, load, news } = useThread({ token, polls: true, onProblem });
  const watch = useMarkAsRead(token, thread, onProblem);
  const target = quote.answerTargetHours;
  return (
    <Card ref={watch} name="conversation" title={CONVERSATION.title} className="p-screen-only">
      <p className="p-hint">
        {target !== null && `${CONVERSATION.aims(practice.name, target)} `}
        {CONVERSATION.stillOpen}
      </p>
      <Announcement items={thread?.items ?? null} practiceName={practice.name} />
      {thread ? <ThreadView items={thread.items} news={news} /> : !hasFailed && <p>{CONVERSATION.loading}</p>}
      {hasFailed && !thread && <LoadFailure onRetry={load} />}
      <ReplyForm
        token={token}
        practiceName={practice.name}
        quote={quote}
        onSent={() => void load()}
        onProblem={onProblem}
      />
    </Card>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <p role="alert">
      {CONVERSATION.failed}{' '}
      <Button look="link" onClick={() => void onRetry()}>
        {CONVERSATION.retry}
      </Button>
    </p>
  );
}

/** Announces messages that arrive while the page is open, but not earlier ones. */
function Announcement({
  items,
  practiceName,
}: {
  items: PatientThread['items'] | null;
  practiceName: string;
}) {
  const answers = items?.filter(({ from }) => from === 'PRACTICE').length ?? null;
  const known = useRef<number | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (known.current !== null && answers !== null && answers > known.current)
      setText(CONVERSATION.announced(practiceName));
    known.current = answers ?? known.current;
  }, [answers, practiceName]);
  return (
    <p role="status" className="p-unseen">
      {text}
    </p>
  );
}

/** After the final answer the conversation is read-only. Right after sending a question there is nothing to reply to yet. */
export function ClosedConversation({ token, practice, quote, response }: AnsweredSectionProps) {
  if (response === 'query' || !quote || quote.messageCount === 0) return null;
  return <ReadConversation token={token} practiceName={practice.name} />;
}

// The page itself reports a link that no longer works.
const ignoreProblem = () => false;

function ReadConversation({ token, practiceName }: { token: string; practiceName: string }) {
  const { thread, hasFailed, load, news } = useThread({ token, polls: false, onProblem: ignoreProblem });
  const watch = useMarkAsRead(token, thread, ignoreProblem);
  if (!thread && !hasFailed) return null;
  return (
    <Card ref={watch} name="conversation" title={CONVERSATION.title}>
      {thread ? <ThreadView items={thread.items} news={news} /> : <LoadFailure onRetry={load} />}
      <p className="p-hint">{CONVERSATION.closed(practiceName)}</p>
    </Card>
  );
}

/** Lists the messages, oldest first, with the two sides visually separated. */
function ThreadView({ items, news }: { items: PatientThread['items']; news: ReadonlySet<string> }) {
  return (
    <ul className="p-thread" aria-label={CONVERSATION.messages}>
      {items.map((message) => (
        <MessageView key={message.id} message={message} isNew={news.has(message.id)} />
      ))}
    </ul>
  );
}

function MessageView({ message, isNew }: { message: QuoteMessage; isNew: boolean }) {
  const { from, channel, text, sentAt, byName } = message;
  return (
    <li className={`p-message p-message-${from.toLowerCase()}`}>
      <p className="p-message-head">
        <strong>{from === 'PATIENT' ? CONVERSATION.you : byName}</strong>{' '}
        <time dateTime={sentAt}>{formatInstant(sentAt)}</time>
        {channel === 'TELEPHONE' && <span className="p-tag">{CONVERSATION.byTelephone}</span>}
        {isNew && <span className="p-tag p-tag-new">{CONVERSATION.isNew}</span>}
      </p>
      <p className="p-message-text">{text}</p>
    </li>
  );
}
