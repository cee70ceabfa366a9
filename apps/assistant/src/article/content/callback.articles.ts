import { ADMINS, completeCallback } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const callers = completeCallback.permission;

/** Promised calls: who makes them, when, and what came of them. */
export const CALLBACK_ARTICLES: readonly Article[] = [
  {
    slug: 'callbacks',
    section: 'CASES',
    title: 'Work through callbacks',
    needs: callers,
    summary: 'Whom to call, and by when.',
    steps: [
      'Open **Callbacks**. High priority stands first, then what was due first.',
      'Open one and call. Note what was said, and choose **Spoke, finished** if nobody has to call again.',
      'If you have to call again, choose the day and press the button for what came of it, such as “Spoke, call again” or **No answer, call again**. **Calls so far** keeps every call with its note.',
      'In the row’s menu the same is called **Complete** and **Record an attempt**.',
      '**Reschedule** moves it to another day with a reason; **Cancel callback** ends it without a call.',
    ],
    notes: [
      'You see the callbacks of what you work with: calls about quotes need the right to quotes, calls to leads the right to leads, calls to clients the right to clients.',
      'A callback closes by itself when the patient accepts or declines, and when the quote is withdrawn or expires.',
      'What you completed or cancelled by mistake is opened again with **Undo**, or later with **Open again** in the view of finished ones.',
    ],
    at: ['/callbacks'],
    asks: [
      'follow up a quote',
      'call a patient back',
      'reminder to ring',
      'the patient did not pick up',
      'left a message',
      'wrong number',
      'cancel a callback',
    ],
    page: { label: 'Callbacks', path: '/callbacks' },
  },
  {
    slug: 'promise-a-call',
    section: 'CASES',
    title: 'Promise somebody a call',
    needs: callers,
    summary: 'A callback about a quote, to an enquiry or to a client, for yourself or a colleague.',
    steps: [
      'Open the quote, the lead or the client, and choose **New callback**. In **Callbacks** the same button asks first who the call is for.',
      'Choose the day, say what it is about, and who calls. Without a name it waits in the team’s queue.',
      'Whoever it is given to is reminded in the morning of that day.',
    ],
    at: ['/leads/:id', '/clients/:id', '/quotes/view/:id'],
    asks: [
      'add a callback',
      'remind me to call',
      'new callback',
      'schedule a phone call',
      'task for a colleague',
    ],
  },
  {
    slug: 'my-calls-today',
    section: 'CASES',
    title: 'Make your calls one after the other',
    needs: callers,
    summary: 'Your calls of the day, each with its number and what it is about.',
    steps: [
      'Open **My calls today**.',
      'Tap the number, then press the button for what happened, or the keys 1 to 5.',
      'The next call comes by itself. When yours are done, take one from the team’s queue.',
    ],
    at: ['/callbacks/my-day'],
    asks: ['my day', 'call list for today', 'take a callback from the queue', 'phone session'],
    page: { label: 'My calls today', path: '/callbacks/my-day' },
  },
  {
    slug: 'share-callbacks',
    section: 'CASES',
    title: 'Share callbacks in the team',
    needs: callers,
    summary: 'Take one from the queue, give it back, or give it to a colleague.',
    steps: [
      'Open **Callbacks** and the view of the team’s queue.',
      'Choose **Take** in the row’s menu. If two people take the same one, the first has it.',
      '**Give back** returns it to the queue, **Assign** gives it to a colleague, who is told at once.',
      'For several, tick their boxes and choose **Assign**, **Reschedule**, **Complete** or **Cancel callback**. **Undo** takes it back.',
    ],
    notes: [
      'The callbacks of somebody who leaves the practice go back to the queue.',
      'The banner of long overdue callbacks can be dismissed until the next day. It comes back sooner if there are more.',
    ],
    at: ['/callbacks'],
    asks: ['assign a callback', 'team queue', 'who calls the patient', 'hand over calls while on leave'],
    page: { label: 'Callbacks', path: '/callbacks' },
  },
  {
    slug: 'callback-settings',
    section: 'PRACTICE',
    title: 'Set when and by whom patients are called',
    needs: { roles: ADMINS },
    summary: 'Days until the call, business days and public holidays, and who gets a new callback.',
    steps: [
      'Open **Callback settings**.',
      'Choose after how many days somebody calls, and whether only business days count.',
      'Choose the state or region whose public holidays are left out.',
      'Choose who gets a new callback: nobody until somebody takes it, whoever wrote the quote, or colleagues in turn.',
      'Choose **Save settings**.',
    ],
    at: ['/admin/callback-settings'],
    asks: [
      'public holidays',
      'business days',
      'turn off callbacks',
      'days until follow-up',
      'who gets callbacks',
    ],
    page: { label: 'Callback settings', path: '/admin/callback-settings' },
  },
];
