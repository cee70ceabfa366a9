import { ADMINS } from '@quillcare/contracts';
import type { Article } from '../domain/article';

const admins = { roles: ADMINS } as const;
const users = { resource: 'USERS', action: 'UPDATE' } as const;

/** The day's work, the team, the practice and one's own account. */
export const PRACTICE_ARTICLES: readonly Article[] = [
  {
    ...{ slug: 'start-the-day', section: 'START', title: 'See what to do today' },
    summary: 'The first page lists what needs somebody, the most pressing first.',
    steps: [
      'Open **Dashboard**.',
      'Work from the top: questions, callbacks that are due, quotes that are about to expire.',
      'Each row has the next step as its button.',
    ],
    at: ['/dashboard'],
    asks: ['what should I do first', 'my tasks', 'to-do list', 'overview of the day'],
    page: { label: 'Dashboard', path: '/dashboard' },
  },
  {
    ...{ slug: 'set-up-your-practice', section: 'START', title: 'Set up your practice', needs: admins },
    summary: 'The few steps to the first quote.',
    steps: [
      'Open **Startup wizard**: it shows what is done and what comes next.',
      'Add your doctors, hospitals and surgeries with their fees.',
      'Add a logo and your contact details in **Organisation settings**.',
      'Add or import your clients, and make the first quote.',
    ],
    at: ['/startup-wizard', '/dashboard'],
    asks: ['getting started', 'first steps', 'onboarding', 'we are new here'],
    page: { label: 'Startup wizard', path: '/startup-wizard' },
  },
  {
    ...{ slug: 'find-anything', section: 'START', title: 'Find a person, a quote or a page' },
    summary: 'One search for everything, from any page.',
    steps: [
      'Press **Ctrl K** (**⌘ K** on a Mac).',
      'Type a name, a number or what you want to do.',
      'Choose with the arrow keys and Enter.',
    ],
    at: ['/dashboard'],
    asks: ['search', 'keyboard shortcut', 'where is', 'look up a patient by phone'],
  },
  {
    ...{ slug: 'surgery-cases', section: 'CASES', title: 'Find the surgery case of an accepted quote' },
    summary: 'A case begins by itself when a patient accepts.',
    steps: [
      'Open **Surgery cases**, or choose **Open surgery case** on the quote.',
      'It shows the patient, the date they prefer, and what they signed with its evidence.',
    ],
    at: ['/surgery-cases', '/quotes/view/:id'],
    asks: ['what happens after acceptance', 'booking', 'emergency contact', 'preferred date of surgery'],
    page: { label: 'Surgery cases', path: '/surgery-cases' },
    needs: { resource: 'QUOTES', action: 'READ' },
  },
  {
    ...{
      slug: 'invite-a-colleague',
      section: 'PRACTICE',
      title: 'Invite a colleague',
      needs: { resource: 'USERS', action: 'CREATE' },
    },
    summary: 'They get a link by email, valid for seven days, and choose their own password.',
    steps: [
      'Open **Users** and then **Invitations**.',
      'Choose **Invite a colleague**, and enter name, email and role.',
      'Choose **Send invitation**. **Send again** makes a new link.',
    ],
    at: ['/users', '/users/invitations'],
    asks: ['add a user', 'new employee', 'give someone access', 'new staff member', 'invitation expired'],
    page: { label: 'Invitations', path: '/users/invitations' },
  },
  {
    ...{ slug: 'change-rights', section: 'PRACTICE', title: 'Change what a colleague may do', needs: users },
    summary: 'The role gives rights; single rights can be given or taken beside it.',
    steps: [
      'Open **Users** and choose the person.',
      'Choose another role, or tick individual rights in the table.',
      'Choose **Save rights**. It holds within a second, wherever they are signed in.',
    ],
    notes: ['You can give only rights that you have yourself.'],
    at: ['/users/:id', '/users'],
    asks: [
      'permissions',
      'role',
      'someone cannot see quotes',
      'access denied',
      'make somebody an administrator',
    ],
    page: { label: 'Users', path: '/users' },
  },
  {
    ...{ slug: 'colleague-leaves', section: 'PRACTICE', title: 'When a colleague leaves', needs: users },
    summary: 'Deactivating ends their sessions at once. What they did stays on record.',
    steps: [
      'Open **Users** and choose the person.',
      'Choose **Deactivate** and confirm. If keys of websites or calendar feeds that they made still work, choose whether to keep or revoke them.',
      '**Activate** lets them sign in again.',
    ],
    at: ['/users/:id'],
    asks: ['remove a user', 'delete an account', 'block access', 'employee quit', 'fired'],
    page: { label: 'Users', path: '/users' },
  },
  {
    ...{
      slug: 'practice-details',
      section: 'PRACTICE',
      title: 'Change the practice’s name, contact details or logo',
      needs: admins,
    },
    summary: 'Patients see them on every quote and email.',
    steps: [
      'Open **Settings** and then **Organisation settings**.',
      'Change name, contact details or time zone, and choose **Save changes**.',
      'Choose an image under **Logo** and save it.',
    ],
    notes: ['Quotes that were sent keep the details they were sent with.'],
    at: ['/settings', '/admin/organization-settings'],
    asks: [
      'upload a logo',
      'our logo on quotes',
      'branding',
      'practice phone number',
      'time zone',
      'rename the clinic',
    ],
    page: { label: 'Organisation settings', path: '/admin/organization-settings' },
  },
  {
    ...{ slug: 'audit-trail', section: 'PRACTICE', title: 'See who changed what', needs: admins },
    summary: 'Every change by your team and your patients, which nobody can alter.',
    steps: [
      'Open **Audit trail** in **Admin Tools**.',
      'Search for a record or a person, or filter by action.',
      'Open an entry to see each value before and after.',
    ],
    notes: [
      'Once a day Quillcare checks that signed quotes and this record are as they were written. What is not is shown to administrators under **Changed evidence** in Today: change nothing, and contact support.',
    ],
    at: ['/admin/audit-trail'],
    asks: ['history of changes', 'who deleted this', 'log', 'who looked at a record', 'privacy breach'],
    page: { label: 'Audit trail', path: '/admin/audit-trail' },
  },
  {
    ...{ slug: 'two-step-sign-in', section: 'ACCOUNT', title: 'Turn on two-step sign-in' },
    summary: 'An authenticator app or a passkey beside your password.',
    steps: [
      'Open **Settings** and find **Two-step sign-in**.',
      'Choose **Turn on two-step sign-in**, then set up an app or add a passkey.',
      'Keep the recovery codes in a safe place. Each works once.',
    ],
    notes: ['Administrators can require it for roles in **Organisation settings**.'],
    at: ['/settings'],
    asks: ['MFA', '2FA', 'authenticator', 'passkey', 'lost my phone', 'recovery codes', 'more secure login'],
    page: { label: 'Settings', path: '/settings' },
  },
  {
    ...{ slug: 'change-your-password', section: 'ACCOUNT', title: 'Change your password' },
    summary: 'You stay signed in here and are signed out on your other devices.',
    steps: [
      'Open **Profile Settings** and find **Password**.',
      'Enter the current password and the new one twice.',
      'Choose **Change password**.',
    ],
    notes: [
      'If you cannot sign in, choose **Forgot your password?** on the sign-in page. The link in the email works for an hour.',
    ],
    at: ['/profile', '/login'],
    asks: ['reset password', 'forgot my password', 'new password', 'cannot sign in'],
    page: { label: 'Profile Settings', path: '/profile' },
  },
  {
    ...{ slug: 'your-sessions', section: 'ACCOUNT', title: 'See on which devices you are signed in' },
    summary: 'End a session on a device that you lost or do not recognise.',
    steps: [
      'Open **Profile Settings** and find **Where you are signed in**.',
      'Choose **End session** beside the device, or **Sign out everywhere**.',
    ],
    at: ['/profile'],
    asks: ['stolen laptop', 'someone else uses my account', 'log out other devices', 'suspicious login'],
    page: { label: 'Profile Settings', path: '/profile' },
  },
  {
    ...{
      slug: 'language-and-colours',
      section: 'ACCOUNT',
      title: 'Change the language, the formats or the colours',
    },
    summary: 'For you alone, on every device you sign in on with this browser.',
    steps: [
      'Choose the flag in the sidebar for the language and for how dates and money are written.',
      'Open **Settings** and choose **Light**, **Dark** or **Same as this device** under **Theme**.',
    ],
    at: ['/settings'],
    asks: ['dark mode', 'French', 'date format', 'theme', 'German'],
    page: { label: 'Settings', path: '/settings' },
  },
  {
    ...{ slug: 'support-access', section: 'ACCOUNT', title: 'Get help from Quillcare support' },
    summary: 'Monday to Friday, 9 am to 6 pm AEST.',
    steps: [
      'Choose the question mark at the top, and **Contact us**.',
      'If support needs to look at your account, a banner shows it for as long as it lasts, and the audit trail keeps both names.',
    ],
    at: ['/settings', '/profile'],
    asks: [
      'talk to a person',
      'phone number of support',
      'report a bug',
      'complaint',
      'who can see my data',
      'impersonation',
    ],
  },
];
