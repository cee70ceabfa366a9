import Box from '@mui/material/Box';
import { EmptyState } from '@quillcare/ui';
import { useWords } from '../words/words';
import { Composer } from './composer.view';
import { ThreadMessageView } from './thread-message.view';
import { threadWords } from './thread.en';
import type { FindPeople } from './use-people';

export interface ThreadMessage {
  id: string;
  author: string;
  /** When it was written: an ISO instant. */
  at: string;
  /** When it was last changed, if it was: an ISO instant. */
  editedAt?: string | null;
  /** As stored; mentions are `@[name](id)`. */
  text: string;
  /** It is the reader's own: it may be edited and deleted. */
  isOwn?: boolean;
}

export interface ThreadProps {
  /** Read out as the list's name; "Messages" if left out. */
  label?: string;
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Finds colleagues by the beginning of a name, for "@"; keep it the same function between renders. */
  findPeople?: FindPeople;
  /** Each stores or removes a message and rejects with the reason why not. Left out: it cannot be done. */
  onSend?: (text: string) => Promise<unknown>;
  onEdit?: (id: string, text: string) => Promise<unknown>;
  onDelete?: (id: string) => void;
  /** Most characters of a stored message. */
  maxLength?: number;
}

/** A conversation and the field to continue it. */
export function Thread({ label, messages, findPeople, onSend, onEdit, onDelete, maxLength }: ThreadProps) {
  const t = useWords(threadWords);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {messages.length === 0 ? (
        <EmptyState title={t('empty')} hint={onSend && findPeople ? t('emptyHint') : undefined} />
      ) : (
        <Box
          component="ul"
          aria-label={label ?? t('label')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {messages.map((message) => (
            <ThreadMessageView
              key={message.id}
              message={message}
              findPeople={findPeople}
              onEdit={onEdit}
              onDelete={onDelete}
              maxLength={maxLength}
            />
          ))}
        </Box>
      )}
      {onSend && <Composer findPeople={findPeople} onSend={onSend} maxLength={maxLength} />}
    </Box>
  );
}
