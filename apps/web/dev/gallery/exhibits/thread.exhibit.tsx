import { useState } from 'react';
import { Panel } from '@quillcare/ui';
import type { Mentionable } from '../../../src/shared/thread/mention';
import { Thread, type ThreadMessage } from '../../../src/shared/thread/thread.view';
import type { FindPeople } from '../../../src/shared/thread/use-people';
import { hoursAgo, later, LONG_NAME, refusedLater } from '../gallery.samples';
import { Row, ExhibitSection } from '../shelf.view';

const PEOPLE: readonly Mentionable[] = [
  { id: 'u1', name: 'Amelia Nguyen', detail: 'Administrator' },
  { id: 'u2', name: 'Anna Kowalski', detail: 'Sales manager' },
  { id: 'u3', name: 'Ben O’Connor', detail: 'User' },
  { id: 'u4', name: LONG_NAME, detail: 'User' },
];

const MESSAGES: readonly ThreadMessage[] = [
  {
    id: 'm1',
    author: 'Anna Kowalski',
    at: hoursAgo(27),
    text: 'She would like a date in March. @[Amelia Nguyen](u1), is the theatre free on the 12th?',
  },
  {
    id: 'm2',
    author: 'Amelia Nguyen',
    at: hoursAgo(1.2),
    editedAt: hoursAgo(1),
    isOwn: true,
    text: 'Yes, in the morning.\nI have kept it until Friday.',
  },
];

const findPeople: FindPeople = (query) =>
  later(
    PEOPLE.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
    250,
  );

export function Exhibit() {
  return (
    <Row>
      <ExhibitSection title="A conversation" hint="edit and delete your own; type @">
        <Panel title="Notes">
          <InteractiveThread start={MESSAGES} />
        </Panel>
      </ExhibitSection>
      <div>
        <ExhibitSection title="Empty">
          <Panel title="Notes">
            <InteractiveThread start={[]} />
          </Panel>
        </ExhibitSection>
        <ExhibitSection title="Refused" hint="the text stays">
          <Panel title="Notes">
            <Thread
              messages={MESSAGES.slice(0, 1)}
              findPeople={findPeople}
              onSend={() => refusedLater('The server does not answer.')}
            />
          </Panel>
        </ExhibitSection>
        <ExhibitSection title="Read-only">
          <Panel title="Notes">
            <Thread
              messages={[{ ...MESSAGES[0]!, author: LONG_NAME, text: `${LONG_NAME.repeat(3)} is long.` }]}
            />
          </Panel>
        </ExhibitSection>
      </div>
    </Row>
  );
}

function InteractiveThread({ start }: { start: readonly ThreadMessage[] }) {
  const [messages, setMessages] = useState(start);
  const send = async (text: string) => {
    await later(null);
    const at = hoursAgo(0);
    setMessages((now) => [...now, { id: at, at, author: 'Amelia Nguyen', isOwn: true, text }]);
  };
  const edit = async (id: string, text: string) => {
    await later(null);
    setMessages((now) => now.map((one) => (one.id === id ? { ...one, text, editedAt: hoursAgo(0) } : one)));
  };
  return (
    <Thread
      messages={messages}
      findPeople={findPeople}
      onSend={send}
      onEdit={edit}
      onDelete={(id) => setMessages((now) => now.filter((one) => one.id !== id))}
    />
  );
}
