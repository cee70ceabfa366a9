import { forgetRecent, recentRecords, rememberRecord } from './recent.store';

const record = (id: string, label = `Client ${id}`) => ({ kind: 'client', id, label }) as const;
const ids = (person: string) => recentRecords(person).map(({ id }) => id);

beforeEach(() => sessionStorage.clear());

describe('recent records', () => {
  it('are listed latest first, each once under its latest name', () => {
    for (const id of ['a', 'b', 'a']) rememberRecord('amelia', record(id));
    rememberRecord('amelia', record('b', 'Renamed'));
    expect(recentRecords('amelia').map(({ label }) => label)).toEqual(['Renamed', 'Client a']);
  });

  it('are limited to eight', () => {
    for (let at = 0; at < 20; at += 1) rememberRecord('amelia', record(String(at)));
    expect(ids('amelia')).toEqual(['19', '18', '17', '16', '15', '14', '13', '12']);
  });

  it('are kept per user, and deleted on a change of user and on sign-out', () => {
    rememberRecord('amelia', record('a'));
    rememberRecord('ben', record('b'));
    forgetRecent('ben');
    expect([ids('amelia'), ids('ben')]).toEqual([[], ['b']]);
    forgetRecent();
    expect(ids('ben')).toEqual([]);
  });

  it('survive invalid stored data', () => {
    sessionStorage.setItem(
      'quillcare.recent amelia',
      '[{"kind":"secret"},null,{"kind":"lead","id":"1","label":"Ana"}]',
    );
    expect(ids('amelia')).toEqual(['1']);
    sessionStorage.setItem('quillcare.recent amelia', '{');
    expect(ids('amelia')).toEqual([]);
  });
});
