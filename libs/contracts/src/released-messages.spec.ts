import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_CHANGES } from './message-changes.suite';
import { MESSAGES, unread, type Difference, type Form, type Message } from './message-forms.suite';

// During an upgrade, and after a rollback, the last release and this build share one stream and one queue. Each must be able to
// read what the other writes, or leave it to the other (consumer-runner.int.spec.ts, job-runner.int.spec.ts). After a release:
//   UPDATE_RELEASED=1 npx jest libs/contracts/src/released-messages --selectProjects unit
const FILE = join(__dirname, '..', 'released-messages.json');

interface Released {
  commit: string;
  messages: Record<string, Message>;
}

/** Writes one message per line. */
function write(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const lines = Object.entries(MESSAGES).map(
    ([kind, message]) => `${JSON.stringify(kind)}: ${JSON.stringify(message)}`,
  );
  writeFileSync(FILE, `{"commit": "${commit}", "messages": {\n${lines.join(',\n')}\n}}\n`);
}

function released(): Released {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Released;
}

const readerOf = ({ reads, writes }: Message): Form => reads ?? writes;

/** Returns the messages of one build that another build's schemas cannot read, by kind. */
function notRead(writer: Record<string, Message>, reader: Record<string, Message>): [string, Difference][] {
  return Object.entries(writer).flatMap(([kind, { writes }]) => {
    const known = reader[kind];
    return known ? unread(writes, readerOf(known)).map((found): [string, Difference] => [kind, found]) : [];
  });
}

/** Without the service, so that a message common to all services counts as one definition. */
const nameOf = (kind: string): string => kind.replace(/ \w+\./, ' ');
const keyOf = ([kind, { path }]: [string, Difference]): string => `${nameOf(kind)}: ${path}`;

const gone = (): string[] => Object.keys(released().messages).filter((kind) => !(kind in MESSAGES));
const newer = (): [string, Difference][] => notRead(MESSAGES, released().messages);

describe('events and jobs compared with the last release', () => {
  if (process.env['UPDATE_RELEASED'] === '1') beforeAll(write);

  it('can be read by the last release', () => {
    const never = newer().filter(([, { isAll }]) => isAll);
    expect(
      never.map(
        ([kind, { path, text }]) =>
          `${kind}: ${path} ${text}. No worker of the last release reads it: keep what was there, and add to it.`,
      ),
    ).toEqual([]);
  });

  it('are listed in MESSAGE_CHANGES if the last release cannot read some of them', () => {
    const silent = newer().filter((one) => !one[1].isAll && !MESSAGE_CHANGES[keyOf(one)]);
    expect(
      silent.map(
        (one) => `${keyOf(one)} ${one[1].text}. Say in message-changes.suite.ts why those messages may wait.`,
      ),
    ).toEqual([]);
  });

  it('can still be read as the last release wrote them', () => {
    expect(
      notRead(released().messages, MESSAGES).map(
        (one) => `${keyOf(one)} ${one[1].text} in what is under way. It must still be read.`,
      ),
    ).toEqual([]);
  });

  it('keep every kind the last release may write unless MESSAGE_CHANGES lists it as gone', () => {
    const silent = gone().filter((kind) => !MESSAGE_CHANGES[nameOf(kind)]);
    expect(
      silent.map(
        (kind) =>
          `${kind} is gone. Keep its handler until a release has landed that does not write it any more.`,
      ),
    ).toEqual([]);
  });

  it('leave no stale entry in MESSAGE_CHANGES', () => {
    const known = new Set([...newer().map(keyOf), ...gone().map(nameOf)]);
    expect(Object.keys(MESSAGE_CHANGES).filter((change) => !known.has(change))).toEqual([]);
  });
});
