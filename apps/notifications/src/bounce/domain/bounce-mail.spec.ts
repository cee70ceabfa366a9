import { bounceMail, type BounceChanges } from '../../testing/bounce-mail.suite';
import { partsOf } from '../bounce-mailbox';
import { reportIn } from './bounce-mail';

const AT = new Date('2026-11-23T01:00:00Z');
const MESSAGE_ID = '<01a1fa25-0000-7000-8000-000000000009@quillcare>';

const bounce = (changes: BounceChanges = {}) => bounceMail(MESSAGE_ID, changes);
const read = async (source: Buffer) => reportIn(await partsOf(source), AT);

it('parses the Message-ID, the status and the other server’s text from a bounce', async () => {
  expect(await read(bounce())).toEqual({
    id: `mail:${MESSAGE_ID}:2026-11-23T01:00:00.000Z`,
    type: 'BOUNCE',
    messageId: MESSAGE_ID,
    at: '2026-11-23T01:00:00.000Z',
    status: '5.1.1',
    detail: '550 5.1.1 <hana@patients.example>: Recipient address rejected',
  });
});

it('classifies a temporary failure as a soft bounce, and ignores delays', async () => {
  expect(await read(bounce({ status: '4.2.2' }))).toMatchObject({ type: 'SOFT_BOUNCE', status: '4.2.2' });
  expect(await read(bounce({ action: 'delayed', status: '4.4.1' }))).toBeNull();
  expect(await read(bounce({ action: 'delivered', status: '2.0.0' }))).toBeNull();
});

it('classifies a feedback report of the recipient’s provider as a complaint', async () => {
  expect(await read(bounce({ report: 'feedback-report' }))).toMatchObject({
    type: 'COMPLAINT',
    messageId: MESSAGE_ID,
  });
});

it('ignores any other email', async () => {
  expect(await read(bounce({ original: 'Subject: Hello\r\n' }))).toBeNull();
  expect(await read(Buffer.from('Subject: I am away\r\n\r\nUntil Monday.'))).toBeNull();
  expect(await read(Buffer.from([0, 255, 13, 10, 200]))).toBeNull();
});
