const FIRST_NAMES = [
  'Aroha',
  'Jack',
  'Siobhan',
  'Nguyễn Anh',
  'Mia',
  'Te Ariki',
  'Oliver',
  'Zoë',
  'Ravi',
  'Chloé',
  'Łukasz',
  'Priya',
];
const LAST_NAMES = [
  "O'Brien",
  'Nguyễn',
  'Ngāpō',
  'Smith',
  'Fitzgerald-Smythe',
  "D'Angelo",
  'Singh',
  'Tāwhiao',
  'Müller',
  'Wójcik',
  'van der Berg',
];
const STREETS = ['"Unit 4, 12 Harbour St"', '88 Victoria Rd', '"The Gables, 3 Church Ln"'];

/** Returns a CSV file of `count` clients, every row valid and with its own address. */
export function manyClients(count: number): string {
  const lines = ['\uFEFFfirstName,lastName,email,phone,dateOfBirth,Street Address,State,Postcode'];
  for (let at = 0; at < count; at += 1) {
    const number = String(10_000_000 + at);
    const phone =
      at % 2 === 0 ? `04${number}` : `+61 4${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`;
    lines.push(
      [
        pick(FIRST_NAMES, at),
        pick(LAST_NAMES, at),
        `client${at}@many.example`,
        phone,
        `${(at % 28) + 1}/${(at % 12) + 1}/${1940 + (at % 60)}`,
        pick(STREETS, at),
        'NSW',
        '2000',
      ].join(),
    );
  }
  return `${lines.join('\r\n')}\r\n`;
}

function pick(from: readonly string[], at: number): string {
  return from[at % from.length] ?? '';
}
