import { completedNames } from './completed-names';

const account = { email: 'te.ariki@harbour.example', firstName: 'Te Ariki', lastName: 'Ngāpō' };
const nothing = { name: null, firstName: null, lastName: null, first_name: null, last_name: null };

describe('names of a profile', () => {
  it('are kept, whatever the client sends', () => {
    expect(completedNames(account, { ...nothing, firstName: 'Mallory', last_name: 'Smith' })).toEqual({
      firstName: 'Te Ariki',
      lastName: 'Ngāpō',
    });
  });

  it('are completed from the name, then from the client’s data, then from the email address', () => {
    const short = { ...account, lastName: 'N' };
    const lastName = (userData: Parameters<typeof completedNames>[1]) =>
      completedNames(short, userData).lastName;
    expect(lastName({ ...nothing, name: 'Ariki Parata', last_name: 'Ngāpō' })).toBe('Parata');
    expect(lastName({ ...nothing, name: 'Ariki', last_name: 'Ngāpō' })).toBe('Ngāpō');
    expect(lastName({ ...nothing, lastName: 'te Rangi', last_name: 'Ngāpō' })).toBe('te Rangi');
    expect(lastName({ ...nothing, lastName: 'x' })).toBe('Ariki');
    expect(lastName(undefined)).toBe('Ariki');
  });
});
