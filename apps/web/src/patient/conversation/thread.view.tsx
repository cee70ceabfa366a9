import type { QuoteMessage } from '@quillcare/contracts';
import type { PatientThread } from '../patient.api';
import { whenOf } from '../words/reader';
import { CONVERSATION } from './conversation.en';

/** Lists the messages, oldest first, with the two sides visually separated. */
export function ThreadView({ items, news }: { items: PatientThread['items']; news: ReadonlySet<string> }) {
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
        <time dateTime={sentAt}>{whenOf(sentAt)}</time>
        {channel === 'TELEPHONE' && <span className="p-tag">{CONVERSATION.byTelephone}</span>}
        {isNew && <span className="p-tag p-tag-new">{CONVERSATION.isNew}</span>}
      </p>
      <p className="p-message-text">{text}</p>
    </li>
  );
}
