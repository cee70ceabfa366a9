import { defineWords } from '../../shared/words/words';

export const feedWords = defineWords('calendar-feed', {
  open: 'Subscribe',
  title: 'Subscribe to this doctor’s calendar',
  close: 'Close',
  chooseDoctor: 'Choose one doctor in the calendar first. Each doctor’s calendar has an address of its own.',
  hint: 'Phones and calendar programs read the surgery of this doctor from a secret address: initials and hospital only, never a name or a procedure. Whoever has the address can read it, so give it to the doctor alone.',
  failed: 'The state of the calendar could not be loaded',
  active: 'There is an address since {{date}}.',
  inactive: 'There is no address yet.',
  read: 'A calendar last read it {{ago}}.',
  neverRead: 'No calendar has read it yet.',
  make: 'Make an address',
  renew: 'Make a new address',
  end: 'End the address',
  made: 'New address made; the one before has ended',
  ended: 'The address has ended',
  once: 'Copy this address now. It is not shown again.',
  address: 'Address of the calendar',
  copy: 'Copy',
  copied: 'Address copied',
  notCopied: 'The address could not be copied. Please select it and copy it yourself.',
});
