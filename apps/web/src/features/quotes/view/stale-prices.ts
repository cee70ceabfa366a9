/** An amount with its sign, as a difference is read: "+$120.00", "−$80.00". */
export function signed(minor: number, money: (minor: number) => string): string {
  if (minor === 0) return money(0);
  return `${minor > 0 ? '+' : '−'}${money(Math.abs(minor))}`;
}

/** The rules, surgeries and tables that changed, each once. */
export function causesOf(causes: readonly { name: string }[]): string {
  return [...new Set(causes.map(({ name }) => name))].join(', ');
}
