import type { ContactMessage } from '@quillcare/contracts';
import { mailStateOf, replyLink } from './contact-message';

const message: ContactMessage = {
  id: '01a1fa25-0000-7000-8000-000000000009',
  createdAt: '2026-11-20T08:00:00.000Z',
  firstName: 'Siobhán',
  lastName: "O'Brien",
  email: 'siobhan@practice.example',
  practiceName: 'Ngāpō Surgical',
  message: 'Good morning',
  mailState: 'DELIVERED',
};

it('replies to the sender only, even if the address contains URL parameters', () => {
  expect(replyLink(message)).toBe('mailto:siobhan@practice.example?subject=Your%20message%20to%20Quillcare');
  const hostile = replyLink({ ...message, email: 'a?bcc=victim&x=%0d@b.example' });
  expect(hostile).toBe(
    'mailto:a%3Fbcc%3Dvictim%26x%3D%250d@b.example?subject=Your%20message%20to%20Quillcare',
  );
});

it.each([
  ['DELIVERED', 'Emailed', 'success'],
  ['PENDING', 'Sending', 'info'],
  ['FAILED', 'Not delivered', 'error'],
  [null, 'Stored only', 'neutral'],
] as const)('labels a message whose mail is %s as %s', (mailState, label, tone) => {
  expect(mailStateOf({ ...message, mailState })).toMatchObject({ label, tone });
});
