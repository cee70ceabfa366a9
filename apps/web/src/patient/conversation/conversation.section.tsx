import { useEffect, useRef, useState } from 'react';
import type { AfterwardsProps } from '../frame/afterwards.view';
import type { PatientThread } from '../patient.api';
import type { SectionProps } from '../read/quote-sections';
import { CONVERSATION } from './conversation.en';
import { ReplyForm } from './reply-form.view';
import { ThreadView } from './thread.view';
import { useSeen, useThread } from './use-thread';

export function ConversationSection({ token, practice, quote, onProblem }: SectionProps) {
  const { thread, hasFailed, load, news } = useThread({ token, polls: true, onProblem });
  const watch = useSeen(token, thread, onProblem);
  const target = quote.answerTargetHours;
  return (
    <section ref={watch} className="p-card p-screen-only" aria-labelledby="conversation-title">
      <h2 id="conversation-title" className="p-subtitle">
        {CONVERSATION.title}
      </h2>
      <p className="p-hint">
        {target !== null && `${CONVERSATION.aims(practice.name, target)} `}
        {CONVERSATION.stillOpen}
      </p>
      <Announcement items={thread?.items ?? null} practiceName={practice.name} />
      {thread ? <ThreadView items={thread.items} news={news} /> : !hasFailed && <p>{CONVERSATION.loading}</p>}
      {hasFailed && !thread && (
        <p role="alert">
          {CONVERSATION.failed}{' '}
          <button type="button" className="p-link" onClick={() => void load()}>
            {CONVERSATION.retry}
          </button>
        </p>
      )}
      <ReplyForm
        token={token}
        practiceName={practice.name}
        quote={quote}
        onSent={() => void load()}
        onProblem={onProblem}
      />
    </section>
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
export function ClosedConversation({ token, practice, quote, response }: AfterwardsProps) {
  if (response === 'query' || !quote || quote.messageCount === 0) return null;
  return <ReadConversation token={token} practiceName={practice.name} />;
}

// The page itself reports a link that no longer works.
const tellNobody = () => false;

function ReadConversation({ token, practiceName }: { token: string; practiceName: string }) {
  const { thread, news } = useThread({ token, polls: false, onProblem: tellNobody });
  const watch = useSeen(token, thread, tellNobody);
  if (!thread) return null;
  return (
    <section ref={watch} className="p-card" aria-labelledby="conversation-title">
      <h2 id="conversation-title" className="p-subtitle">
        {CONVERSATION.title}
      </h2>
      <ThreadView items={thread.items} news={news} />
      <p className="p-hint">{CONVERSATION.closed(practiceName)}</p>
    </section>
  );
}
