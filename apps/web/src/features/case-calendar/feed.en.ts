import { defineWords } from '../../shared/words/words';

export const feedWords = defineWords('calendar-feed', {
  open: 'Subscribe',
  title: 'Subscribe to this doctor’s calendar',
  close: 'Close',
  chooseDoctor: 'Choose one doctor in the calendar first. Each doctor’s calendar has its own address.',
  hint: 'Phones and calendar apps can show this doctor’s surgery from a secret address. It has the patient’s initials and the hospital only, never a name or a procedure. Anyone with the address can read it, so give it only to the doctor.',
  failed: 'The calendar address could not be loaded',
  active: 'The address was created on {{date}}.',
  inactive: 'There is no address yet.',
  read: 'Last read by a calendar {{ago}}.',
  neverRead: 'No calendar has read it yet.',
  make: { label: 'Create address', done: 'New address created. The old one no longer works' },
  renew: { label: 'Create new address', done: 'New address created. The old one no longer works' },
  end: { label: 'Turn the address off', done: 'The address is turned off' },
  once: 'Copy this address now. It won’t be shown again.',
  address: 'Address of the calendar',
});
