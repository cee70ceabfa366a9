import { isValidName, normaliseName, stripInvisible } from './person-name';

describe('normaliseName', () => {
  it.each([
    ["  Siobhan  O'Brien ", "Siobhan O'Brien"],
    ['Ng\u200bata', 'Ngata'],
    ['\u202eatagN', 'atagN'],
    ['\uFEFFZoë', 'Zoë'],
    ['Te Ariki Ngāpō', 'Te Ariki Ngāpō'],
    ['李 明', '李 明'],
    ['-', '-'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ന്\u200d', 'ന്\u200d'],
    ['র\u200d্যা', 'র\u200d্যা'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩🏽\u200d⚕\ufe0f', '👩🏽\u200d⚕\ufe0f'],
    ['A\u200dB \u200cC', 'AB C'],
    ['علی\u200c', 'علی'],
    ['\u200f\u200cعلی', 'علی'],
    ['\u200b\u2060', ''],
  ])('stores %j as %j', (text, value) => {
    expect(normaliseName(text)).toEqual({ ok: true, value });
  });

  it.each([
    ...['Aroha\nNgata', 'Aroha\tNgata', 'A\u001bB', 'A\0', 'A\uD83D', 'A\uFFFD'],
    ...['<b>Aroha</b>', 'A\u2028B'],
  ])('rejects %j', (text) =>
    expect(normaliseName(text)).toEqual({ ok: false, message: 'This field is invalid' }),
  );
});

it('rejects a name containing a web or email address', () => {
  for (const text of ['Visit http://x.example', 'www.x.example', 'me@x.example'])
    expect(normaliseName(text)).toEqual({ ok: false, message: 'Please leave out web and email addresses' });
});

describe('helpers of normaliseName', () => {
  it('keep only visible characters', () => {
    expect(stripInvisible(' a\u200d b ')).toBe('a b');
    expect(isValidName('a b')).toBe(true);
  });
});
