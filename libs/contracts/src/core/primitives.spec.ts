import { email, nameText, optionalNameText, organisationParams } from './primitives';

describe('email', () => {
  it.each([
    [' Jane@Example.COM ', 'jane@example.com'],
    ["o'brien@example.com.au", "o'brien@example.com.au"],
    ['nguyễn@täst.example', 'nguyễn@täst.example'],
  ])('accepts %j as %j', (given, taken) => expect(email.parse(given)).toBe(taken));

  it.each([
    'a@b',
    'a@b..co',
    'a b@c.de',
    'a@b.co,c@d.co',
    '<a@b.co>',
    'a(b)@c.de',
    'a\u0000@b.co',
    'a\u0001@b.co',
    'a@b\u007f.co',
    'a@b.co\r\nBcc: c@d.co',
    `${'a'.repeat(250)}@b.co`,
  ])('rejects %j', (given) => expect(email.safeParse(given).success).toBe(false));

  it('rejects hostile text quickly', () => {
    expect(email.safeParse('a@'.repeat(120)).success).toBe(false);
    expect(email.safeParse(`a@${'b.'.repeat(120)}`).success).toBe(false);
  });
});

describe('organisation id', () => {
  const uuid = '01930000-0000-7000-8000-00000000000a';

  it.each([uuid, `org-${uuid}`, `organization_${uuid.toUpperCase()}`, `offline-org:${uuid}`])(
    'accepts %j',
    (sent) => expect(organisationParams.parse({ id: sent })).toEqual({ id: uuid }),
  );

  it.each(['org-', 'practice-' + uuid, `org-${uuid}-1`, '', 'org-7'])('rejects %j', (sent) =>
    expect(organisationParams.safeParse({ id: sent }).success).toBe(false),
  );
});

describe('nameText', () => {
  it.each(["Siobhán O'Brien", 'Dr. A. Nguyễn', 'Smile.com.au Dental', 'Smiles @ Bondi', 'Awww Paws'])(
    'accepts %j',
    (name) => expect(nameText(200).parse(name)).toBe(name),
  );

  it.each(['Visit http://evil.example now', 'x://y', 'See WWW.evil.example', 'write to me@evil.example'])(
    'rejects %j, which contains an address',
    (name) => {
      expect(nameText(200).safeParse(name).success).toBe(false);
      expect(optionalNameText(200).safeParse(name).success).toBe(false);
    },
  );
});
