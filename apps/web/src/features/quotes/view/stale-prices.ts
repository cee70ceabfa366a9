/** Formats a difference with its sign: "+$120.00", "−$80.00". */
export function signed(minor: number, money: (minor: number) => string): string {
  if (minor === 0) return money(0);
  return `${minor > 0 ? '+' : '−'}${money(Math.abs(minor))}`;
}

/** Lists the changed rules, surgeries and tables without duplicates. */
export function causesOf(causes: readonly { name: string }[]): string {
  return [...new Set(causes.map(({ name }) => name))].join(', ');
}
