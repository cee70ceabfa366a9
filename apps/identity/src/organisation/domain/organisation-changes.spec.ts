import { isTimeZone, organisationChanges } from '@quillcare/contracts';
import { checkedChanges } from './organisation-changes';

describe('changes of a practice', () => {
  it('are normalised to an E.164 phone number and a valid time zone', () => {
    expect(checkedChanges({ phone: '(02) 9876 5432', timeZone: 'pacific/auckland' }, 'AU')).toEqual({
      phone: '+61298765432',
      timeZone: 'Pacific/Auckland',
    });
    expect(checkedChanges({ phone: '1300 123 456' }, 'AU')).toEqual({ phone: '+611300123456' });
    expect(checkedChanges({ phone: null, name: 'Harbour' }, 'NZ')).toEqual({ phone: null, name: 'Harbour' });
  });

  it('reject a phone number that is invalid in the country', () => {
    expect(() => checkedChanges({ phone: '555' }, 'AU')).toThrow(
      expect.objectContaining({ errors: [{ path: 'phone', message: expect.any(String) }] }),
    );
  });

  it.each(['Australia/Sydney', 'Pacific/Chatham', 'UTC', 'Asia/Kolkata'])(
    'accept the time zone %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );

  it.each(['', 'Mars/Olympus', '+10:00', 'Sydney', "UTC'; drop table"])('reject the time zone %p', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  it.each([
    ['https://harbour.example', true],
    ['http://www.harbour.example:8080/rooms?x=1#top', true],
    ['', true],
    ['harbour.example', false],
    ['javascript:alert(1)', false],
    ['https://user:secret@harbour.example', false],
    ['https://harbour', false],
  ])('validate the website %p: %p', (website, isFine) => {
    expect(organisationChanges.safeParse({ website }).success).toBe(isFine);
  });
});
